# The board of Dread Draw in the browser.

# What a card does, and when

client-dread-draw-trigger-summon = Summon
client-dread-draw-trigger-reserve = Reserve
client-dread-draw-trigger-aftermath = Aftermath
client-dread-draw-trigger-always = Always on
client-dread-draw-trigger-none = No ability
client-dread-draw-when-summon = when it is summoned
client-dread-draw-when-reserve = when it enters your reserves
client-dread-draw-when-aftermath = when you are eliminated from the round, or win it
client-dread-draw-when-always = in your row and in your reserves
client-dread-draw-strength = Strength { $strength }
client-dread-draw-damage = Damage { $damage }
client-dread-draw-copies = { $copies ->
    [one] One copy in the deck
   *[other] { $copies } copies in the deck
  }
client-dread-draw-read = read the card

# The table

client-dread-draw-board = The table
client-dread-draw-piles = Draw deck and discard pile
client-dread-draw-round = Round { $round }
client-dread-draw-dusk = Dusk: nobody gains life any more, and every won round wounds.
client-dread-draw-draw = draw deck
client-dread-draw-discard = discard pile
client-dread-draw-discard-open = Look through the discard pile
client-dread-draw-discard-title = { $count ->
    [0] The discard pile is empty
    [one] Discard pile: one card
   *[other] Discard pile: { $count } cards
  }
client-dread-draw-seat = { $who }: { $state ->
    [defeated] defeated
    [out] out of this round
   *[inside] in the round
  }
client-dread-draw-total = Total
client-dread-draw-bonus = { $amount } more from an ability
client-dread-draw-life-of = { $count ->
    [0] No life left: the next wound is the end
    [one] One life left
   *[other] { $count } lives left
  }
client-dread-draw-row = Summoned
client-dread-draw-row-empty = nothing summoned
client-dread-draw-row-yours-empty = Your row is empty: anything may be summoned.
client-dread-draw-reserves = Reserves
client-dread-draw-reserves-empty = no reserves
client-dread-draw-threat = { $amount ->
    [one] Would deal one damage
   *[other] Would deal { $amount } damage
  }
client-dread-draw-turn = on turn
client-dread-draw-your-turn = your turn
client-dread-draw-chooses = chooses
client-dread-draw-lowest = the lowest total
client-dread-draw-next = next in line
client-dread-draw-called = called: goes next
client-dread-draw-ward = { $count ->
    [one] Warded: the next failure costs only the drawn card
   *[other] Warded: { $count } failures cost only the drawn card
  }
client-dread-draw-out = out of the round
client-dread-draw-defeated = defeated
client-dread-draw-won = winner
client-dread-draw-known-draw = Cards of the draw deck that you know
client-dread-draw-known-life = Cards that you know in the life deck of { $who }
client-dread-draw-known-mine = Cards that you know in your life deck
client-dread-draw-known-place = { $place ->
    [1] On top
   *[other] { $place } from the top
  }
client-dread-draw-peeked = { $who } knows { $count ->
    [one] one card here
   *[other] { $count } cards here
  }

# What is asked, and of whom

client-dread-draw-summon = Summon
client-dread-draw-summon-any = any card will do
client-dread-draw-summon-over = must be stronger than { $last }
client-dread-draw-summon-chance = { $percent } beat { $last }
client-dread-draw-warded = you are warded
client-dread-draw-use = Use it
client-dread-draw-skip = Leave it
client-dread-draw-done = Done
client-dread-draw-done-detail = leave the rest as it is
client-dread-draw-not-yet = wait for your turn
client-dread-draw-ask-summon = Your turn. Turn over a card of the draw deck.
client-dread-draw-ask-summon-reserves = Your turn. Turn over a card, or play one of your lit reserves: they never fail.
client-dread-draw-ask-only-reserves = Your turn. Play one of your lit reserves.
client-dread-draw-ask-ability = { $card } may act.
client-dread-draw-ask-target = { $card }: choose a player.
client-dread-draw-ask-pick = { $card }: choose a card.
client-dread-draw-ask-pick-discard = { $card }: choose a card of the discard pile.
client-dread-draw-ask-keep = You are wounded. Keep one of these cards in your reserves; the others are lost.
client-dread-draw-ask-keep-one = You are wounded. This card enters your reserves.
client-dread-draw-ask-peek = Only you see this. Discard what you do not like.
client-dread-draw-ask-order-draw = Only you see these. Put them back: the first you choose comes first.
client-dread-draw-ask-order-life = Your own life. Put the cards back: the first you choose lies on top.
client-dread-draw-keep = keep
client-dread-draw-toss = discard
client-dread-draw-choose-lit = Choose one of what is lit.
client-dread-draw-choose = choose
client-dread-draw-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
client-dread-draw-wait-summon = { $who } must summon { $last ->
    [0] something
   *[other] more than { $last }
  }.
client-dread-draw-wait-ability = { $who } may use { $card }.
client-dread-draw-wait-choice = { $who } chooses for { $card }.
client-dread-draw-wait-look = { $who } looks at hidden cards for { $card }.
client-dread-draw-wait-keep = { $who } is wounded and keeps one of these.
client-dread-draw-open-discard = Open the discard pile

# What just happened, large

client-dread-draw-verdict-strong = Summoned
client-dread-draw-verdict-fail = Too weak
client-dread-draw-wins-round = { $me ->
    [yes] You win the round
   *[no] { $who } wins the round
  }
client-dread-draw-deals = { $amount ->
    [0] No damage
    [one] One damage to all others
   *[other] { $amount } damage to all others
  }

# The fortune

client-dread-draw-fortune = The fortune
client-dread-draw-fortune-yours = The cards that kept you alive now tell what comes.
client-dread-draw-fortune-theirs = The cards that kept { $who } alive now tell what comes.
client-dread-draw-fortune-winner = { $me ->
    [yes] You are the last one at the table.
   *[no] { $who } is the last one at the table.
  }
client-dread-draw-fortune-none = No life is left to tell a fortune from. Some things are better not known.
client-dread-draw-fortune-present = The present
client-dread-draw-fortune-near = The near future
client-dread-draw-fortune-far = The far future
client-dread-draw-fortune-begin = Turn the first card
client-dread-draw-fortune-next = Turn the next card
client-dread-draw-fortune-all = The whole fortune
client-dread-draw-fortune-skip = Skip
client-dread-draw-fortune-end = To the result
client-dread-draw-fortune-again = Hear the fortune
client-dread-draw-fortune-of = { $place } of { $count }

# What others did since your last move, a clause each
client-dread-draw-recap-eliminated = { $me ->
    [yes] are out of the round
   *[no] is out of the round
  }
client-dread-draw-recap-damage = { $me ->
    [yes] take { $amount } damage
   *[no] takes { $amount } damage
  }
client-dread-draw-recap-defeated = { $me ->
    [yes] are defeated
   *[no] is defeated
  }
client-dread-draw-recap-round-won = { $me ->
    [yes] win the round
   *[no] wins the round
  }
client-dread-draw-recap-strong = { $me ->
    [yes] summon { $card }
   *[no] summons { $card }
  }

# What a choice would do, in a word or two

client-dread-draw-costs = { $amount ->
    [0] is defeated
    [one] loses a life
   *[other] loses { $amount } lives
  }
client-dread-draw-goes-next = goes next
client-dread-draw-moves-reserves = into your reserves
client-dread-draw-moves-life = onto your life deck
client-dread-draw-moves-discard = is discarded
client-dread-draw-moves-deck = back onto the draw deck

# What the banner says when a card asks

client-dread-draw-asked-use = Use it or leave it
client-dread-draw-asked-target = Choose a player
client-dread-draw-asked-pick = Choose a card
client-dread-draw-asked-keep = Keep a card
client-dread-draw-asked-toss = Discard what you like
client-dread-draw-asked-top = Put the cards back

# What is said of a card where it lies

client-dread-draw-now-strength = { $beats ->
    [yes] Strong enough for your row: it beats { $last }.
   *[no] Too weak for your row: it does not beat { $last }.
  }
