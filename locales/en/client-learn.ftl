# Learning to play, in the browser: the lessons and what is said beside the board.

client-learn-title = Learn the ropes
client-learn-lead = Short lessons at a real table: a few cards, a goal or two, and a word beside the board when you need one.
client-learn-open = Begin
client-learn-open-again = Once more
client-learn-done = Done
client-learn-course = Dead Man's Draw in five lessons
client-learn-course-lead = Draw cards, stop in time. Each lesson switches on two of the ten suits, until you can play them all.
client-learn-progress = { $done } of { $all } done
client-learn-hands = A first hand of the others
client-learn-hands-lead = Two more games, each with one small hand that shows how it feels.
client-learn-graduate = You know all ten suits. Time for a whole game!
client-learn-play = Play Dead Man's Draw
client-learn-number = Lesson { $number }
client-learn-first-hand = First hand
client-learn-new = New in this lesson
client-learn-goals = Your goals
client-learn-goal-met = reached
client-learn-goal-open = not yet reached
client-learn-fold = Fold the lesson away
client-learn-unfold = Show the lesson
client-learn-finished = All goals reached!
client-learn-finished-text = You can play this hand to its end, or sail on.
client-learn-next = Next: { $title }
client-learn-restart = Begin again
client-learn-all = All lessons
client-learn-trouble = The lesson could not be opened

client-learn-dmd-1 = Draw, or stop
    .text = Turn over cards as long as you dare. The Anchor keeps some of them safe; Mermaids are worth the most.
client-learn-dmd-2 = The treasure
    .text = A Key and a Chest in the same turn bring as many cards again, out of the discard pile.
client-learn-dmd-3 = Hook and foresight
    .text = The Hook plays a card of your own bank once more. The Oracle shows what comes next.
client-learn-dmd-4 = To battle
    .text = The Cannon sinks a rival's card. The Sword takes one and plays it for you.
client-learn-dmd-5 = The deep
    .text = The Map brings back what was lost. The Kraken will not let you stop.
client-learn-dread-1 = The first night
    .text = Summon ever stronger cards, from a deck that may fail you or from your reserves, until nobody else is left.
client-learn-pirates-1 = Into the sea
    .text = Say how many cards you would pull without meeting a Mark. Then see who believes you.

# Goals

client-learn-goal-collect = Collect 10 points or more in one turn
client-learn-goal-anchor = Lay an Anchor behind at least one card
client-learn-goal-bonus = Collect a Key and a Chest together
client-learn-goal-lead = Have 25 points in your bank
client-learn-goal-hook = Hook a card and bring it home again
client-learn-goal-oracle = Look ahead with the Oracle, and stop in time
client-learn-goal-cannon = Sink a card of your rival
client-learn-goal-sword = Steal a card and bring it home
client-learn-goal-map = Bring back a card with the Map
client-learn-goal-kraken = Meet the Kraken, and collect all the same
client-learn-goal-summon = Summon two cards
client-learn-goal-reserve = Summon a card from your reserves
client-learn-goal-round = Win a round
client-learn-goal-look = Look under a card of the sea
client-learn-goal-bid = Make a bid
client-learn-goal-dare = Call a bid, or pull a card yourself

# Hints, Dead Man's Draw

client-learn-hint-won = You won this little game. That is how a whole one goes, only longer.
client-learn-hint-lost = Your rival has more points this time. The cards are always the same here: begin again, and you know what is coming.
client-learn-hint-choose = What you may choose is lit. Pick one.
client-learn-hint-begin = It is your turn. Turn over the first card: press Draw.
client-learn-hint-first-card = { $card } lies in the play area. Any other suit may join it, but a second { $suit } would bust you: you would lose everything that lies here. Draw again.
client-learn-hint-mermaid = Mermaids are worth most, up to 9 points. { $percent ->
    [0] Hardly any of the cards left would bust you now.
   *[other] { $percent }% of the cards left would bust you now.
  } One more?
client-learn-hint-stop = Another card busts with { $percent }%. { $gain ->
    [0] There are no points in it for you, but nothing lost either: collecting is safe.
   *[other] On the table lie { $gain } points for you: collect them while you can.
  }
client-learn-hint-go-on = { $percent ->
    [0] Hardly any of the cards left would bust you
   *[other] Only { $percent }% of the cards left would bust you
  }, and { $gain ->
    [0] nothing is at stake.
    [one] just one point is at stake.
   *[other] { $gain } points are at stake.
  } You can dare another card.
client-learn-hint-no-risk = Nothing that is left can bust you: draw as much as you like.
client-learn-hint-last = The draw pile is empty. Collect, and this game is over.
client-learn-hint-again = Your turn again: press Draw.
client-learn-hint-wait = { $who } is at it. Watch what comes, it will not come for you.
client-learn-hint-banked = They lie in your bank now. Of each suit only the highest card counts, so collect many suits. Your next turn begins with Draw.
client-learn-hint-bust = That was one too many. Without an Anchor everything in the play area is lost; it happens to every captain. Draw again.
client-learn-hint-saved = Bust, but the Anchor saved { $count ->
    [one] a card
   *[other] { $count } cards
  }: what lay to its left is in your bank. Only the rest is gone. Draw again.
client-learn-hint-anchor-now = The Anchor holds: { $safe ->
    [one] the card
   *[other] the { $safe } cards
  } to its left with the brass edge will come home even if you bust. So be bold and draw!
client-learn-hint-anchor-later = { $safe ->
    [one] One card is
   *[other] { $safe } cards are
  } safe, only what came after the Anchor is at risk ({ $percent }%). You can dare another card.
client-learn-hint-begin-key = Now Key and Chest do something, but only together. Draw and see whether you find both.
client-learn-hint-half = You have one half of the treasure. { $percent ->
    [0] Hardly anything can go wrong:
   *[other] The risk is only { $percent }%:
  } look for the other half.
client-learn-hint-treasure = Key and Chest lie side by side! Collect now and { $count } more cards come out of the discard pile.
client-learn-hint-bonus = The Chest is open: { $count ->
    [0] sadly the discard pile was empty.
    [one] one more card came into your bank.
   *[other] { $count } more cards came into your bank.
  } Draw again.
client-learn-hint-begin-hook = Look at your bank below: a Chest lies in it. A Hook could bring it back into play. Draw!
client-learn-hint-choose-hook-chest = The Hook must play one of your own cards. A Key lies in the play area: take the Chest, and the treasure is complete!
client-learn-hint-choose-hook = The Hook must play the top card of one of your stacks, and that card does again what it does. { $bad ->
    [0] Choose the most useful one.
   *[other] Beware of those that bust.
  }
client-learn-hint-oracle-busts = The Oracle has seen it: next comes { $card }, and that busts you. Collect now!
client-learn-hint-oracle-safe = The Oracle has seen it: next comes { $card }. It is safe to draw.
client-learn-hint-begin-cannon = Your rival's bank is rich. Cannon and Sword change that. Draw!
client-learn-hint-choose-cannon = Aim the Cannon: the card you choose goes to the discard pile. The best one hurts the most.
client-learn-hint-choose-sword = Steal a card: it comes into the play area and does what it does. Only suits that your bank does not have. { $bad ->
    [0] A Key could be half a treasure.
   *[other] Beware of those that bust.
  }
client-learn-hint-begin-map = The last two suits. The Map digs in the discard pile, and the Kraken is greedy. Draw!
client-learn-hint-choose-map = The Map shows three cards of the discard pile; one of them you must play. { $bad ->
    [0] All are safe: take the most useful one.
   *[other] Not one that busts!
  }
client-learn-hint-kraken = The Kraken demands { $owed ->
    [one] one more card
   *[other] { $owed } more cards
  } before you may stop. Cards that a Hook, a Sword or a Map brings count too. Draw, and hope.
client-learn-hint-kraken-safe = The Kraken demands { $owed ->
    [one] one more card
   *[other] { $owed } more cards
  }, but the Anchor holds { $safe ->
    [one] a card
   *[other] { $safe } cards
  } safe. Draw without fear.

# Hints, Dread Draw

client-learn-hint-dread-won = Your rival has no life left: the night is yours, and your own life deck tells your fortune.
client-learn-hint-dread-lost = Your life is used up. Begin again: the first cards are always the same.
client-learn-hint-dread-begin = Nobody has summoned anything yet. Your first card may be anything: press Summon to turn it over.
client-learn-hint-dread-draw = Your next card must be stronger than { $card }. { $percent }% of the cards that nobody has seen are too weak. Try it.
client-learn-hint-dread-reserve = A card from the deck would be too weak with { $percent }%. { $card } in your reserves never fails: summon it instead.
client-learn-hint-dread-must = There is no passing. After { $card } a draw fails with { $percent }%: cross your fingers.
client-learn-hint-dread-ability = { $card } can do something, it is written on it. You may always say no, too.
client-learn-hint-dread-keep = { $count ->
    [one] Damage took this card off your life deck. It goes to your reserves, as a comfort.
   *[other] Damage took these cards off your life deck. One of them you keep in your reserves: a strong one is worth most.
  }
client-learn-hint-dread-order = Put them back in an order of your choice: what you name first comes first.
client-learn-hint-dread-toss = Only you see this card, and it comes next. Too weak for you? Then discard it; else leave it.
client-learn-hint-dread-target = Choose whom or what it shall hit: all that is lit.
client-learn-hint-dread-again = You won the round, and your cards dealt their damage. A new round: your first card may be anything again.
client-learn-hint-dread-back = A new round. Everybody is back, the rows are empty, and your first card may be anything.
client-learn-hint-dread-out = Too weak: you are out of this round and your row is gone. In the next round you are back.
client-learn-hint-dread-wait = { $who } has the lowest total, and so goes next.

# Hints, Pirate's Mark

client-learn-hint-pirates-won = You are the last one without a Mark: the game is yours!
client-learn-hint-pirates-lost = The Mark got you in the end. Begin again: now you know where it lies.
client-learn-hint-pirates-dead = You are dead and can only watch. It goes quicker at sea than on land.
client-learn-hint-pirates-nest = Soon you have to bid: how many cards would you pull without meeting a Mark? Look first: play the Crow's Nest from your hand.
client-learn-hint-pirates-peek = Choose a card of the sea to look under. Nobody else sees it, and the chart remembers it for you.
client-learn-hint-pirates-open = You open the bidding: say a small number. { $harmless ->
    [0] You know nothing of the sea yet.
    [one] One card you know to be harmless.
   *[other] { $harmless } cards you know to be harmless.
  }
client-learn-hint-pirates-bid = { $who } has bid { $count }; you must bid more. { $harmless ->
    [0] The lowest bid is the safest.
    [one] You know one harmless card, so the lowest bid is less of a risk for you than for others.
   *[other] You know { $harmless } harmless cards, so the lowest bid is less of a risk for you than for others.
  }
client-learn-hint-pirates-call = { $who } wants to pull { $count ->
    [one] a card: it is a Mark
   *[other] { $count } cards: they hold a Mark
  } with { $percent }%. More likely than not, so call it!
client-learn-hint-pirates-pass = { $who } wants to pull { $count ->
    [one] a card: it is a Mark
   *[other] { $count } cards: they hold a Mark
  } with { $percent }%. If you call and are wrong, you pull a card yourself. Better pass.
client-learn-hint-pirates-call-marked = You are marked, but you may still call. If a Mark comes up, you are back in the game; if not, you are dead. Now it comes up with { $percent }%.
client-learn-hint-pirates-kiss = Marked, in a duel: foretell a Mark, and if it comes within three turns you are back. If not, you are dead.
client-learn-hint-pirates-pull = Now you have to pull. Take those first that you know to be harmless: they are marked on the chart.
client-learn-hint-pirates-pull-blind = Now you have to pull. You know nothing of these cards: pick one, and hope.
client-learn-hint-pirates-pull-duel = The duel: one card each, in turn, and whoever meets a Mark loses. { $harmless ->
    [0] Pick one, and hope.
   *[other] Take one that you know.
  }
client-learn-hint-pirates-letters = A Mark! But you hold Letters of Marque: play them, and it goes back into the sea.
client-learn-hint-pirates-accept = A Mark, and nothing to turn it away. You are marked: no more bids, but you may still call.
client-learn-hint-pirates-sink = Put it back wherever you like, in secret. You alone will know where it lies: remember it in the duel.
client-learn-hint-pirates-answer = You may answer with a card of your hand, or pass.
client-learn-hint-pirates-marked = You are marked. You no longer bid, but when somebody bids too much you may call, and come back.
client-learn-hint-pirates-wait = { $who } is at it. Watch how high the bid goes.
client-learn-missed = The hand is over, and one goal is still open.
