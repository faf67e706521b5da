# Pirate's Mark (unofficial): our own words for its rules, its cards and what happens.

pirates-mark = Pirate's Mark
pirates-mark-rules =
    Pirate's Mark (unofficial rules, in our own words)

    The sea is a grid of cards that lie face down: items, Luck, Curses, and a few Marks. Stay without a Mark longer than
    everybody else, and you win.

    Modes. standard: 3 to 10 players, 13 x 10 cards: 25 Marks and Curses together, 25 Luck, 80 items. parrghty: 3 to 10 players,
    14 x 12 cards: 44 Marks and Curses together, 44 Luck, 80 items; among Luck and Curses are ten kinds that only this mode has. In both there is one Mark less
    than there are players, and Curses make up the rest. two-player: 13 x 10 cards, nine Marks and 16 Curses, 25 Luck, 80 items,
    and a die instead of bids.
    With two players these stay in the box: Scurvy, Deal with Davy Jones, Trident of Poseidon, Isla Muerta, Bring 'Er About,
    First Mate, Flying Dutchman, Tortuga, Parlay.

    Bidding. Chance decides who begins, and bidding goes round to the left until Bring 'Er About turns it. In turn, you say how
    many cards you would pull without meeting a Mark: any number to open with, then at least one more than the bid before you.
    Calling. After every bid, whoever doubts it may call it: everybody alive, marked or not, except the bidder and the player
    who is next to bid. A bid for the whole sea cannot be raised, so the next player must call it.
    Answering. The player who was called may answer with a card: Parlay, Chalices of Cortez, Blow the Man Down, Sword Fight,
    Blackbeard's Sword. The others may add cards with Mutiny. Then the bid has to be pulled.

    Pulling. You take cards from the sea, one by one, from wherever you like, and everybody sees them. Items and cards to keep go
    to your hand, which lies open; the others do what they say at once. Some cards steer you: what a Plank, a Whirlpool or a
    Mass Mutiny demands counts towards your cards, but must be pulled even when you owe no more. A Whirlpool on a Plank
    comes first, then the Plank goes on; a new Plank ends the old one and any Whirlpool. Then Mass Mutiny, then Winds of Fate.
    A Plank goes by the compass: N is at the top edge until somebody turns it.
    Cards for any time can be played whenever you are asked something: when you bid, may call or answer, may add a Mutiny, or choose a
    card to pull.

    Marks. A Mark falls on whoever pulls it. Letters of Marque, Raise the Jolly Roger, Queen Anne's Revenge and a Deal with Davy
    Jones turn it away, and you go on. Otherwise your pulling is over and you are marked: you neither bid nor play cards, but you
    may call. You keep your hand, but nobody can plunder it. With Scurvy, a Black Spot, a deal already made, or Isla Muerta and ten treasures, a Mark that you pulled kills.
    The dead are out, and take their Mark with them.
    Returning. A Mark that is turned away or taken off goes back into the sea, and so does a hand in a Maelstrom. You choose the
    cell in secret. If a card lies there, that one drifts to an empty cell. The others see only which cell was filled, so nobody
    but you can be sure any longer of what they have seen before. The program remembers for you what you know.

    Judgement. Was a Mark pulled in this turn, by anybody? Then a marked caller puts the Mark back and is in the game again, and
    an unmarked caller is safe. If not, an unmarked caller pulls one card as punishment, and a marked caller is dead.
    Bidding begins anew with the player after the one who was called.

    Duel. With two unmarked players left, or ten cards or fewer in the sea, all hands are discarded and the unmarked players pull
    one card each in turn. Marks cannot be turned away now, and only cards whose text says so still work.
    Kiss of death. While more than ten cards lie in the sea, a marked player may foretell that a Mark is pulled in this turn
    of the duel or the next two: if so, they come back; if not, they are dead. One kiss at a time.
    When calls and kisses have brought back ten Marks and nothing else was pulled meanwhile, the marked must keep still.

    Two players. Chance decides who begins. In turn, roll the die and pull so many cards; a Mark ends your turn. Your opponent counts as the one who called,
    and Marks are only counted: whoever has five loses. With at most one Mark or ten cards left in the sea the duel begins, and
    whoever pulls a Mark in it loses.
    Parrghty. Played like standard. Some cards bring back the dead, turn the compass, lock cards away or share out bids.

    How many of each card there are is our own choice: the rulebook prints no list. The numbers given with the cards are for three
    players; for each one more, a Mark replaces a Curse. With the options "add", "remove", "selection" and "supply" you change the deck.
pirates-mark-own-design = How many of each card there are is our own choice; the rulebook prints no list. Standard and Parrghty are counted for three players; for each one more, a Mark replaces a Curse.
pirates-mark-kind-mark = The Mark
pirates-mark-kind-luck = Luck
pirates-mark-kind-curse = Curses
pirates-mark-kind-item = Items

# The Mark

pirates-mark-mark-mark = Pirate's Mark
    .text = If you cannot turn it away, you are marked: you neither bid nor play cards until you come back. With two players Marks are only counted, and whoever has five loses.

# Luck

pirates-mark-luck-batten-down-the-hatches = Batten Down the Hatches
    .text = While you hold it, even marked, nobody can give you a Mark with Queen Anne's Revenge, make you First Mate or kill you with the Flying Dutchman, and no Curses come to you from your captain. It keeps nothing else away; Plunder can even steal it.
pirates-mark-luck-blackbeards-sword = Blackbeard's Sword
    .text = When your bid is called, or while you pull: look at as many cards of the sea as you still have to pull, at least one. Works in a duel.
pirates-mark-luck-bring-er-about = Bring 'Er About
    .text = Instead of bidding: from now on play goes round the other way, and whoever is next in that direction bids.
pirates-mark-luck-chalices-of-cortez = Chalices of Cortez
    .text = When your bid is called, or with two players after your roll: pull only half of it, rounded up. What Mutiny adds is not halved.
pirates-mark-luck-crows-nest-2 = Crow's Nest 2
    .text = At any time: look at up to two cards of the sea. Works in a duel.
pirates-mark-luck-crows-nest-3 = Crow's Nest 3
    .text = At any time: look at up to three cards of the sea. Works in a duel.
pirates-mark-luck-crows-nest-4 = Crow's Nest 4
    .text = At any time: look at up to four cards of the sea. Works in a duel.
pirates-mark-luck-crows-nest-5 = Crow's Nest 5
    .text = At any time: look at up to five cards of the sea. Works in a duel.
pirates-mark-luck-drop-anchor = Drop Anchor
    .text = At once: your pulling is over, whatever you still owe and whatever a Plank, a Whirlpool or a Mass Mutiny demands.
pirates-mark-luck-first-mate = First Mate
    .text = At once: choose another unmarked player. Luck cards to keep that they pull come to you; Curses to keep that you pull go to them, and your Maelstrom and Taking on Water hit them. It ends when either of you is marked or dead. If nobody can be chosen, nothing happens.
pirates-mark-luck-flying-dutchman = Flying Dutchman
    .text = At any time: a marked player of your choice is dead.
pirates-mark-luck-letters-of-marque = Letters of Marque
    .text = When a Mark falls on you: put it back into the sea instead of being marked.
pirates-mark-luck-mutiny = Mutiny
    .text = After a call, after a roll or before a turn of a duel: whoever is about to pull, but not you, pulls one card more. Works in a duel.
pirates-mark-luck-parlay = Parlay
    .text = When your bid is called: nobody pulls and nobody is punished; a marked caller stays marked.
pirates-mark-luck-plunder = Plunder
    .text = At any time: steal a card from the hand of another unmarked player, but no Plunder and nothing that is locked away. When a Mark falls on you, only a card that turns it away. Works in a duel.
pirates-mark-luck-queen-annes-revenge = Queen Anne's Revenge
    .text = When a Mark falls on you: another unmarked player gets it, and may turn it away too. A Mark that was given never kills.
pirates-mark-luck-raise-the-jolly-roger = Raise the Jolly Roger
    .text = The first Mark that falls on you cannot stick: if you do not turn it away with another card, put it back into the sea and discard this one.
pirates-mark-luck-tortuga = Tortuga
    .text = Instead of bidding: you are left out this once, and the next player bids.
pirates-mark-luck-alter-course = Alter Course
    .text = At once: turn the compass by a quarter, left or right. Planks that are pulled later go by it.
pirates-mark-luck-blow-the-man-down = Blow the Man Down
    .text = When your bid is called: another unmarked player, but not the caller, has to pull it and may answer in turn. Not after a Sword Fight.
pirates-mark-luck-green-flash = Green Flash
    .text = At once: a dead player of your choice puts the Mark back into the sea and is in the game again, with an empty hand. If nobody is dead, nothing happens.
pirates-mark-luck-skeleton-key = Skeleton Key
    .text = Your Plunder may steal a card that is locked in a chest; then this key and the chest are discarded.
pirates-mark-luck-sword-fight = Sword Fight
    .text = When your bid of two or more is called: another unmarked player, but not the caller, pulls half of it, rounded down, after you. If you are marked first, they need not pull. Once in a turn.
pirates-mark-luck-treasure-chest = Treasure Chest
    .text = At any time: lock up another card of your hand, so that Plunder cannot take it. When that card is gone, the chest is discarded. No help against Maelstrom and Abandon Ship.

# Curses

pirates-mark-curse-all-hands-on-deck = All Hands on Deck
    .text = Once you are done pulling, and if no Mark stuck to you, every unmarked player pulls one card, from your left on, you last. Works in a duel.
pirates-mark-curse-deal-with-davy-jones = Deal with Davy Jones
    .text = Keep it. When a Mark falls on you: put it back into the sea, but the next Mark that you pull and do not turn away kills you. One deal only.
pirates-mark-curse-isla-muerta = Isla Muerta
    .text = Keep it. If you hold ten or more treasures when a Mark that you pulled sticks to you, you are dead. Jewels and rubies do not count.
pirates-mark-curse-maelstrom = Maelstrom
    .text = At once: put your whole hand back into the sea, in secret, and then go on pulling. Works in a duel.
pirates-mark-curse-mass-mutiny = Mass Mutiny
    .text = At once: every unmarked player chooses one card that you pull next, from your left on, you last. They count towards your cards, but all of them must be pulled.
pirates-mark-curse-release-the-kraken = Release the Kraken
    .text = At once: you pull no more of your cards, and every unmarked player pulls one, from your left on, you last. Works in a duel.
pirates-mark-curse-scurvy = Scurvy
    .text = Keep it. If a Mark that you pulled sticks to you, you are dead. One orange cures you: both cards are discarded.
pirates-mark-curse-swab-the-poopdeck = Swab the Poopdeck
    .text = At once: you have to pull one card more. Works in a duel.
pirates-mark-curse-taking-on-water = Taking on Water
    .text = At once: discard a Luck card of your hand, of your choice. If you have none, nothing happens. Works in a duel.
pirates-mark-curse-trident-of-poseidon = Trident of Poseidon
    .text = At once: all marked players put their Marks back into the sea and are in the game again, from your left on; then go on pulling. Works in a duel while more than ten cards lie in the sea.
pirates-mark-curse-walk-the-plank-n = Walk the Plank (N)
    .text = At once: pull every card from here in a straight line towards N on the compass, up to the edge, even if you owe no more. Ends Whirlpools and older Planks. Works in a duel.
pirates-mark-curse-walk-the-plank-e = Walk the Plank (E)
    .text = At once: pull every card from here in a straight line towards E on the compass, up to the edge, even if you owe no more. Ends Whirlpools and older Planks. Works in a duel.
pirates-mark-curse-walk-the-plank-s = Walk the Plank (S)
    .text = At once: pull every card from here in a straight line towards S on the compass, up to the edge, even if you owe no more. Ends Whirlpools and older Planks. Works in a duel.
pirates-mark-curse-walk-the-plank-w = Walk the Plank (W)
    .text = At once: pull every card from here in a straight line towards W on the compass, up to the edge, even if you owe no more. Ends Whirlpools and older Planks. Works in a duel.
pirates-mark-curse-whirlpool = Whirlpool
    .text = At once: pull its neighbours above, below, left and right, in any order, even if you owe no more; then a Plank goes on. Works in a duel.
pirates-mark-curse-winds-of-fate = Winds of Fate
    .text = At once: what you still owe is picked for you by your caller; with two players by your opponent, and without another caller by the next player. Planks, Whirlpools and Mass Mutiny come first.
pirates-mark-curse-abandon-ship = Abandon Ship
    .text = At once: from the caller on, the other unmarked players may in turn take a card out of your hand by chance, until all have had enough; what is left is discarded. Then go on pulling.
pirates-mark-curse-black-spot = Black Spot
    .text = Keep it until the end of the turn: if a Mark that you pulled sticks to you, you are dead.
pirates-mark-curse-drunken-sailor = Drunken Sailor
    .text = Keep it. You bid at least two more than the bid before, and one more for every rum in your hand, also when you open. Discarded when you are marked.
pirates-mark-curse-shiver-me-timbers = Shiver Me Timbers
    .text = Keep it. You cannot call, unless you must. One parrot cures you: both cards are discarded.

# Items

pirates-mark-item-jewel = Jewel
    .text = Pretty, and good for nothing.
pirates-mark-item-orange = Orange
    .text = Cures Scurvy: both cards are discarded.
pirates-mark-item-parrot = Parrot
    .text = Cures Shiver Me Timbers: both cards are discarded.
pirates-mark-item-ruby = Ruby
    .text = Red, and good for nothing.
pirates-mark-item-rum = Rum
    .text = Good for nothing; a Drunken Sailor bids one more for each.
pirates-mark-item-treasure = Treasure
    .text = Good for nothing; ten of them make Isla Muerta deadly.

# The table

pirates-mark-facts = { $copies ->
    [one] One card
   *[other] { $copies } cards
  } in the supply; in the deck: standard { $standard }, two players { $two }, Parrghty { $parrghty }.
pirates-mark-facts-mark = One less than there are players; nine with two players.
pirates-mark-edge-n = top
pirates-mark-edge-e = right
pirates-mark-edge-s = bottom
pirates-mark-edge-w = left
pirates-mark-sea = { $duel ->
    [yes] Duel. In the sea:
   *[no] In the sea:
  } { $left ->
    [one] one card
   *[other] { $left } cards
  }, { $marks ->
    [0] no Mark
    [one] one Mark
   *[other] { $marks } Marks
  }. N is at the { $compass } edge.{ $way ->
    [back] {" "}Play goes round backwards.
   *[on] {""}
  }
pirates-mark-grid-head = {"  "} { $cells }
pirates-mark-grid-row = { $row } { $cells }
pirates-mark-grid-legend = # face down, . empty; you have seen: X a Mark, o another card, ? a card that may have moved since
pirates-mark-known = You know: { $cards }
pirates-mark-memory = { $cell }: { $card }{ $sure ->
    [yes] {""}
   *[no] {" "}(not sure)
  }
pirates-mark-cards = { $count ->
    [one] { $card }
   *[other] { $count } x { $card }
  }
pirates-mark-seat = { $turn ->
    [yes] *
   *[no] {" "}
  } { $who }: { $state ->
    [dead] dead
    [marked] marked; hand: { $hand }
    [two] { $marks ->
        [0] no Mark
        [one] one Mark
       *[other] { $marks } Marks
      }; hand: { $hand }
   *[in] unmarked; hand: { $hand }
  }{ $bound ->
    [yes] ; bound by a deal
   *[no] {""}
  }{ $chest ->
    [yes] ; locked: { $locked }
   *[no] {""}
  }{ $mated ->
    [yes] ; First Mate: { $mate }
   *[no] {""}
  }
pirates-mark-standing = Standing bid: { $who }, { $count ->
    [one] one card
   *[other] { $count } cards
  }{ $called ->
    [yes] , called by { $caller }.
   *[no] .
  }
pirates-mark-pulling = To pull: { $who }{ $chosen ->
    [yes] {" "}(chosen by { $chooser })
   *[no] {""}
  }{ $kind ->
    [called] , for a bid
    [fight] , for a Sword Fight
    [sweep] , like everybody
    [punishment] , as punishment
    [duel] , in the duel
   *[dice] , for the die
  }; still owed: { $owed ->
    [0] nothing
    [one] one card
   *[other] { $owed } cards
  }{ $steer ->
    [whirl] . Now the Whirlpool.
    [plank] . Now the Plank.
    [select] . Now the Mass Mutiny.
   *[free] .
  }
pirates-mark-counting = To pull: { $who }, { $count ->
    [one] one card
   *[other] { $count } cards
  }.
pirates-mark-returning = To put back ({ $who }): { $card }{ $count ->
    [one] .
   *[other] , the next of { $count } cards.
  }
pirates-mark-peeking = Still to look at ({ $who }): { $count ->
    [one] one card
   *[other] { $count } cards
  }.
pirates-mark-kissing = Kiss of death: { $who } - a Mark has to come { $turns ->
    [one] in this turn
   *[other] within { $turns } turns
  }.
pirates-mark-odds = Risk of a Mark, if you pull first what you know to be harmless: { $odds }
pirates-mark-odds-entry = { $count ->
    [one] one card
   *[other] { $count } cards
  } { $percent }%
pirates-mark-topic = { $name }: { $text }
pirates-mark-help-turn = Bid higher, or let others bid and call when you think it is too much. If nobody pulls a Mark after your call, you pay for it: one card, or your life if you are marked.

# Moves

pirates-mark-move-bid = Bid { $count ->
    [one] one card
   *[other] { $count } cards
  } (risk { $percent }%)
pirates-mark-move-pull = Pull { $cell }{ $known ->
    [sure] {" "}({ $card })
    [unsure] {" "}(perhaps: { $card })
   *[no] {""}
  }
pirates-mark-move-peek = Look at { $cell }{ $known ->
    [sure] {" "}({ $card })
    [unsure] {" "}(perhaps: { $card })
   *[no] {""}
  }
pirates-mark-move-sink = Put the next card back at { $cell }{ $known ->
    [sure] {" "}({ $card })
    [unsure] {" "}(perhaps: { $card })
   *[no] {""}
  }
pirates-mark-move-turn-left = Turn the compass left
pirates-mark-move-turn-right = Turn the compass right
pirates-mark-move-plunder = Plunder: steal { $card } from { $other }
pirates-mark-move-lock = Lock { $card } in a chest
pirates-mark-move-discard = Discard { $card }
pirates-mark-move-pass = Pass
pirates-mark-move-call = Call the bid
pirates-mark-move-kiss = Kiss of death: a Mark will be pulled in this turn or the next two, or you are dead
pirates-mark-move-done = Look at no more cards
pirates-mark-move-accept = { $deadly ->
    [yes] Take the Mark: you are dead ({ $curse })
   *[no] Take the Mark
  }
pirates-mark-move-take = Take a card out of the hand, by chance
pirates-mark-move-scatter = Put all the cards back by chance, into empty cells
pirates-mark-move-mate = Make { $other } your First Mate
pirates-mark-move-revive = Bring { $other } back from the dead
pirates-mark-move-card = Play { $card }{ $aimed ->
    [yes] {" "}against { $other }
   *[no] {""}
  }: { $text }
pirates-mark-many-bid = Bid { $first } to { $last } cards ({ $count } choices): type bid and the number, such as bid { $first }
pirates-mark-many-pull = Pull one of { $count } cards, { $first } to { $last }: type for example pull { $first }, or just { $first }
pirates-mark-many-peek = Look at one of { $count } cards, { $first } to { $last }: type for example peek { $first }, or just { $first }
pirates-mark-many-sink = Put the next card back into one of { $count } cells, { $first } to { $last }: type for example sink { $first }, or just { $first }

# Events. $me: the listener did it; $victim: the listener is the other one that it is about.

pirates-mark-event-first = { $amount } cards lie in the sea. { $me ->
    [yes] You begin.
   *[no] { $who } begins.
  }
pirates-mark-event-turn = { $me ->
    [yes] --- { $kind ->
        [duel] Your turn in the duel
        [dice] Your turn
       *[bid] You open the bidding
      }
   *[no] --- { $kind ->
        [duel] { $who } in the duel
        [dice] { $who }
       *[bid] { $who } opens the bidding
      }
  }
pirates-mark-event-roll = { $me ->
    [yes] You roll a { $amount }.
   *[no] { $who } rolls a { $amount }.
  }
pirates-mark-event-bid = { $me ->
    [yes] You bid { $amount ->
        [one] one card.
       *[other] { $amount } cards.
      }
   *[no] { $who } bids { $amount ->
        [one] one card.
       *[other] { $amount } cards.
      }
  }
pirates-mark-event-call = { $me ->
    [yes] You call the bid of { $other }
   *[no] { $victim ->
        [yes] { $who } calls your bid
       *[no] { $who } calls the bid of { $other }
      }
  }: { $amount ->
    [one] one card!
   *[other] { $amount } cards!
  }
pirates-mark-event-part = { $me ->
    [yes] You have to pull
   *[no] { $who } has to pull
  } { $amount ->
    [one] one card
   *[other] { $amount } cards
  }{ $kind ->
    [fight] {" "}in the Sword Fight.
    [punishment] {" "}as punishment for the call.
    [sweep] , like everybody.
   *[other] .
  }
pirates-mark-event-pull = { $chooser ->
    [yes] { $me ->
        [yes] { $other } chooses { $cell } for you: { $cards }.
       *[no] { $victim ->
            [yes] You choose { $cell } for { $who }: { $cards }.
           *[no] { $other } chooses { $cell } for { $who }: { $cards }.
          }
      }
   *[no] { $me ->
        [yes] You pull { $cell }: { $cards }.
       *[no] { $who } pulls { $cell }: { $cards }.
      }
  }
pirates-mark-event-play = { $me ->
    [yes] You play { $cards }
   *[no] { $who } plays { $cards }
  }{ $chooser ->
    [yes] { $victim ->
        [yes] {" "}against you
       *[no] {" "}against { $other }
      }
   *[no] {""}
  }{ $amount ->
    [0] .
   *[other] { $chooser ->
        [yes] { $victim ->
            [yes] : you have to pull
           *[no] , who has to pull
          } { $amount ->
            [one] one of the cards.
           *[other] { $amount } of the cards.
          }
       *[no] , halved to { $amount ->
            [one] one card.
           *[other] { $amount } cards.
          }
      }
  }
pirates-mark-event-flow = { $me ->
    [yes] First Mate: { $cards } goes from you to { $other }.
   *[no] { $victim ->
        [yes] First Mate: { $cards } goes from { $who } to you.
       *[no] First Mate: { $cards } goes from { $who } to { $other }.
      }
  }
pirates-mark-event-stolen = { $me ->
    [yes] You take { $cards } from { $other }.
   *[no] { $victim ->
        [yes] { $who } takes { $cards } from you.
       *[no] { $who } takes { $cards } from { $other }.
      }
  }
pirates-mark-event-lock = { $me ->
    [yes] You lock { $cards } in a chest.
   *[no] { $who } locks { $cards } in a chest.
  }
pirates-mark-event-overboard = { $me ->
    [yes] You lose { $cards }.
   *[no] { $who } loses { $cards }.
  }
pirates-mark-event-cured = { $me ->
    [yes] You are cured: { $cards } are discarded.
   *[no] { $who } is cured: { $cards } are discarded.
  }
pirates-mark-event-nothing = { $cards } changes nothing here and is discarded.
pirates-mark-event-inert = { $cards } does nothing in a duel and is discarded.
pirates-mark-event-anchor = { $me ->
    [yes] You drop anchor and pull no more.
   *[no] { $who } drops anchor and pulls no more.
  }
pirates-mark-event-kraken = { $me ->
    [yes] The Kraken ends your pulling. Everybody in the game has to pull a card, you last.
   *[no] The Kraken ends the pulling of { $who }. Everybody in the game has to pull a card, { $who } last.
  }
pirates-mark-event-plank = { $me ->
    [yes] Your Plank leads to the { $name } edge.
   *[no] The Plank of { $who } leads to the { $name } edge.
  }
pirates-mark-event-winds = { $victim ->
    [yes] { $me ->
        [yes] Nobody else can choose: you go on choosing yourself.
       *[no] From now on you choose the cards that { $who } owes.
      }
   *[no] { $me ->
        [yes] From now on { $other } chooses the cards that you owe.
       *[no] From now on { $other } chooses the cards that { $who } owes.
      }
  }
pirates-mark-event-mate = { $me ->
    [yes] { $other } is your First Mate now.
   *[no] { $victim ->
        [yes] You are the First Mate of { $who } now.
       *[no] { $other } is the First Mate of { $who } now.
      }
  }
pirates-mark-event-compass = { $me ->
    [yes] You turn the compass: N is at the { $name } edge now.
   *[no] { $who } turns the compass: N is at the { $name } edge now.
  }
pirates-mark-event-peek = { $known ->
    [yes] You look at { $cell }: { $cards }.
   *[no] { $who } looks at { $cell }.
  }
pirates-mark-event-returns = { $me ->
    [yes] You have to put back into the sea: { $cards }.
   *[no] { $who } has to put back into the sea: { $cards }.
  }
pirates-mark-event-sink = { $known ->
    [yes] You put { $cards } back at { $place }. All that the others see: { $cell } is filled.
   *[no] { $who } puts a card back; { $cell } is filled.
  }
pirates-mark-event-scatter = { $known ->
    [yes] You scatter { $cards }, in this order to: { $place }. All that the others see: { $cell } are filled.
   *[no] { $who } scatters { $count } cards; filled: { $cell }.
  }
pirates-mark-event-marked = { $me ->
    [yes] You are marked.
   *[no] { $who } is marked.
  }
pirates-mark-event-counted = { $me ->
    [yes] You have { $amount ->
        [one] one Mark now.
       *[other] { $amount } Marks now.
      }
   *[no] { $who } has { $amount ->
        [one] one Mark now.
       *[other] { $amount } Marks now.
      }
  }
pirates-mark-event-dead = { $me ->
    [yes] { $kind ->
        [mark] That costs your life: you are dead.
        [flying-dutchman] The Flying Dutchman takes you: you are dead.
       *[other] { $cards } makes the Mark deadly: you are dead.
      }
   *[no] { $kind ->
        [mark] That costs { $who } the life.
        [flying-dutchman] The Flying Dutchman takes { $who }, who is now dead.
       *[other] { $cards } makes the Mark deadly: { $who } is dead.
      }
  }
pirates-mark-event-unmarked = { $me ->
    [yes] You are rid of your Mark and in the game again.
   *[no] { $who } is rid of the Mark and in the game again.
  }
pirates-mark-event-revived = { $victim ->
    [yes] { $me ->
        [yes] You come back from the dead.
       *[no] { $who } brings you back from the dead.
      }
   *[no] { $me ->
        [yes] You bring { $other } back from the dead.
       *[no] { $who } brings { $other } back from the dead.
      }
  }
pirates-mark-event-duel = === Duel! All hands, deals and First Mates are discarded; from now on one card each in turn.
pirates-mark-event-kiss = { $me ->
    [yes] You call the kiss of death: a Mark within { $amount } turns, or you are dead.
   *[no] { $who } calls the kiss of death: a Mark within { $amount } turns, or { $who } is dead.
  }
pirates-mark-event-over = { $me ->
    [yes] The game is over: you win!
   *[no] The game is over: { $who } wins.
  }

# The end

pirates-mark-result = { $count ->
    [0] Nobody won.
    [one] { $winners } won.
   *[other] { $winners } share the victory.
  }
pirates-mark-event-judged = { $kind ->
    [right] { $me ->
        [yes] You were right: a Mark was pulled.
       *[no] { $who } was right: a Mark was pulled.
      }
   *[wrong] { $me ->
        [yes] You were wrong: no Mark was pulled.
       *[no] { $who } was wrong: no Mark was pulled.
      }
  }
pirates-mark-event-kissed = { $me ->
    [yes] Your kiss of death comes true.
   *[no] The kiss of death of { $who } comes true.
  }
pirates-mark-event-fades = { $me ->
    [yes] You discard: { $cards }.
   *[no] { $who } discards: { $cards }.
  }
pirates-mark-event-unlinked = { $me ->
    [yes] { $other } is your First Mate no longer.
   *[no] { $victim ->
        [yes] You are no longer the First Mate of { $who }.
       *[no] { $other } is no longer the First Mate of { $who }.
      }
  }

pirates-mark-odds-blind = Risk of a Mark among cards of which you know nothing: { $odds }
pirates-mark-next = Next to bid: { $who }.
pirates-mark-blinding = Taken from: the hand of { $who }.
pirates-mark-coming = Then pull: { $parts }.
pirates-mark-part-entry = { $who } ({ $count })
pirates-mark-plank = The Plank leads from { $cell } to the { $edge } edge.
pirates-mark-hands = { $count ->
    [one] Afterwards everybody in the game pulls a card (All Hands on Deck).
   *[other] Afterwards everybody in the game pulls { $count } cards (All Hands on Deck).
  }
pirates-mark-hidden = Still in the sea: { $cards }.
