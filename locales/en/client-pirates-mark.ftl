# Pirate's Mark at the table in the browser. $me: it is about the reader.

# What is going on

client-pirates-mark-now-bid = { $me ->
    [yes] { $standing ->
        [0] You open: how many cards would you pull?
       *[other] Raise the bid of { $standing }
      }
   *[no] { $standing ->
        [0] { $who } opens the bidding
       *[other] { $who } has to raise the bid of { $standing }
      }
  }
client-pirates-mark-now-forced = The bid is the whole sea: you have to call it
client-pirates-mark-now-call = { $mine ->
    [yes] You bid { $count } of { $left }. Who doubts it?
   *[no] { $me ->
        [yes] { $who } bids { $count } of { $left }. Do you doubt it?
       *[no] { $who } bids { $count } of { $left }. Who doubts it?
      }
  }
client-pirates-mark-now-answer = { $mine ->
    [yes] You are called: { $count } to pull. Your answer?
   *[no] { $me ->
        [yes] { $who } is called: { $count } to pull. One more?
       *[no] { $who } is called: { $count } to pull
      }
  }
client-pirates-mark-now-dice = { $mine ->
    [yes] You rolled: { $count } to pull
   *[no] { $who } rolled: { $count } to pull
  }
client-pirates-mark-now-kiss = { $mine ->
    [yes] Your turn in the duel: { $count } to pull
   *[no] { $who } is next in the duel: { $count } to pull
  }
client-pirates-mark-now-pull = { $chooser ->
    [me] { $mine ->
        [yes] { $owed ->
            [0] Pull the next card
            [one] Pull one more card
           *[other] Pull { $owed } cards, one by one
          }
       *[no] Choose a card that { $who } has to pull
      }
    [other] { $mine ->
        [yes] { $name } chooses for you, { $owed } owed
       *[no] { $name } chooses for { $who }, { $owed } owed
      }
   *[own] { $owed ->
        [0] { $who } pulls on
       *[other] { $who } pulls, { $owed } owed
      }
  }
client-pirates-mark-now-mark = { $me ->
    [yes] A Mark falls on you!
   *[no] A Mark falls on { $who }
  }
client-pirates-mark-now-return = { $me ->
    [yes] Where does it go: { $card }? Nobody sees it.
   *[no] { $who } puts { $count ->
        [one] a card
       *[other] { $count } cards
      } back into the sea
  }
client-pirates-mark-now-peek = { $me ->
    [yes] Look at { $count ->
        [one] one more card
       *[other] up to { $count } cards
      } of the sea
   *[no] { $who } looks into the sea
  }
client-pirates-mark-now-mate = { $me ->
    [yes] Who shall be your First Mate?
   *[no] { $who } chooses a First Mate
  }
client-pirates-mark-now-water = { $me ->
    [yes] Taking on water: which Luck card goes overboard?
   *[no] { $who } has to throw a Luck card overboard
  }
client-pirates-mark-now-blind = { $me ->
    [yes] Abandon ship! Take a card out of the hand of { $who }?
   *[no] Abandon ship! The others help themselves to the hand of { $who }
  }
client-pirates-mark-now-compass = { $me ->
    [yes] Turn the compass
   *[no] { $who } turns the compass
  }
client-pirates-mark-now-revive = { $me ->
    [yes] Who comes back from the dead?
   *[no] { $who } brings somebody back from the dead
  }
client-pirates-mark-now-over = { $me ->
    [yes] You win!
   *[no] { $who } wins
  }
client-pirates-mark-steer-whirl = Whirlpool: the cards at its sides
client-pirates-mark-steer-plank = Plank: straight on to the { $edge } edge
client-pirates-mark-steer-select = Mass Mutiny: everybody chooses one
client-pirates-mark-steer-winds = Winds of Fate: { $who } chooses
client-pirates-mark-then = Then: { $parts }
client-pirates-mark-then-part = { $who } { $count }
client-pirates-mark-hands = afterwards everybody pulls { $count }

# The sea

client-pirates-mark-sea = The sea
client-pirates-mark-left = { $count ->
    [one] card left
   *[other] cards left
  }
client-pirates-mark-marks = { $count ->
    [one] Mark
   *[other] Marks
  }
client-pirates-mark-cell-empty = { $cell }: empty water
client-pirates-mark-cell-full = { $cell }: face down
client-pirates-mark-cell-sure = { $cell }: { $card }
client-pirates-mark-cell-unsure = { $cell }: perhaps { $card }
client-pirates-mark-cell-looked = { $what }. Looked at by { $who }
client-pirates-mark-pick-pull = Pull { $cell }
client-pirates-mark-pick-peek = Look at { $cell }
client-pirates-mark-pick-sink = Put it at { $cell }
client-pirates-mark-pick-first = Tap a lit card in the sea
client-pirates-mark-keys = Arrow keys move over the sea, Enter chooses.
client-pirates-mark-course = Compass: N is at the { $edge } edge
client-pirates-mark-way-on = Bidding goes round clockwise
client-pirates-mark-way-back = Bidding goes round backwards
client-pirates-mark-turn-left = Turn left
client-pirates-mark-turn-right = Turn right
client-pirates-mark-calm = Calm { $count }/10
client-pirates-mark-calm-why = Marks that calls and kisses brought back since the last other card. At ten, marked players keep still.
client-pirates-mark-die = The die shows { $count }
client-pirates-mark-chart = All cards
client-pirates-mark-chart-hidden = Still in the sea, not counting what you are sure of
client-pirates-mark-chart-discard = Out of the game ({ $count })
client-pirates-mark-chart-nothing = Nothing yet
client-pirates-mark-pulled = Pulled this turn

# The crew

client-pirates-mark-crew = The crew
client-pirates-mark-hand-mine = Your hand
client-pirates-mark-hand-empty = No cards
client-pirates-mark-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }
client-pirates-mark-state-marked = marked
client-pirates-mark-state-dead = dead
client-pirates-mark-state-wins = wins
client-pirates-mark-tally = { $count } of 5 Marks
client-pirates-mark-bids = bids { $count }
client-pirates-mark-is-next = next
client-pirates-mark-called = called
client-pirates-mark-caller = called it
client-pirates-mark-pulls = { $count ->
    [0] pulls
   *[other] pulls { $count }
  }
client-pirates-mark-chooses = chooses
client-pirates-mark-passed = passed
client-pirates-mark-mate = First Mate: { $who }
client-pirates-mark-captain = Captain: { $who }
client-pirates-mark-bound = bound by a deal
client-pirates-mark-locked = locked away
client-pirates-mark-kiss = Kiss of death
client-pirates-mark-kiss-left = { $count ->
    [one] a Mark in this turn, or dead
   *[other] a Mark within { $count } turns, or dead
  }
client-pirates-mark-duel = Duel
client-pirates-mark-duel-why = One card each in turn. The next Mark sticks.

# Bidding and calling

client-pirates-mark-ladder = The bid against the cards of the sea
client-pirates-mark-ladder-value = { $count } of { $left }
client-pirates-mark-ladder-risk = { $count } of { $left }, risk { $percent }%
client-pirates-mark-bid-number = Your bid
client-pirates-mark-bid = Bid { $count }
client-pirates-mark-bid-of = of { $left } cards
client-pirates-mark-risk = risk { $percent }%
client-pirates-mark-fails = fails at { $percent }%
client-pirates-mark-bid-less = one less
client-pirates-mark-bid-more = one more
client-pirates-mark-bid-all = all
client-pirates-mark-call = Call!
client-pirates-mark-call-bid = { $who } bids { $count } of { $left }
client-pirates-mark-call-marked = Right: you are back. Wrong: you are dead.
client-pirates-mark-call-unmarked = Wrong: you pull a card.
client-pirates-mark-pass = Pass
client-pirates-mark-silence = Silence is a pass: { $seconds } s
client-pirates-mark-ahead = Pass until the bid is
client-pirates-mark-ahead-set = Pass until { $count }
client-pirates-mark-ahead-is = You pass until the bid is { $count }
client-pirates-mark-ahead-off = Ask me again
client-pirates-mark-ahead-number = Bid at which you are asked again
client-pirates-mark-do-kiss = Kiss of death
client-pirates-mark-do-kiss-why = A Mark in this turn or the next two, or you are dead
client-pirates-mark-no-answer = No answer, pull
client-pirates-mark-no-kiss = Keep still
client-pirates-mark-coach = win { $percent }%

# Cards that can be played

client-pirates-mark-play = Play { $card }
client-pirates-mark-play-at = At whom?
client-pirates-mark-play-steal = Steal what?
client-pirates-mark-play-steal-from = From { $who }
client-pirates-mark-play-lock = Lock up what?
client-pirates-mark-playable = Can be played now
client-pirates-mark-plays = Cards you may play
client-pirates-mark-do-parlay = Nobody pulls
client-pirates-mark-do-chalices = Only half of it
client-pirates-mark-do-mutiny = One card more
client-pirates-mark-do-tortuga = The next one bids
client-pirates-mark-do-about = Round the other way
client-pirates-mark-do-letters = Back into the sea
client-pirates-mark-do-jolly = Back into the sea
client-pirates-mark-do-deal = Back; the next one kills
client-pirates-mark-do-sword = Look first
client-pirates-mark-do-nest = Look at cards
client-pirates-mark-do-blow = Somebody else pulls
client-pirates-mark-do-fight = Share the bid
client-pirates-mark-do-queen = Give the Mark away
client-pirates-mark-do-dutchman = Sink a marked one
client-pirates-mark-do-plunder = Steal a card
client-pirates-mark-do-lock = Lock a card up
client-pirates-mark-do-discard = Overboard
client-pirates-mark-accept = Take the Mark
client-pirates-mark-accept-counted = Your Mark number { $count } of 5
client-pirates-mark-accept-marked = You are marked
client-pirates-mark-accept-dead = You are dead: { $curse }
client-pirates-mark-take = Take one by chance
client-pirates-mark-enough = Enough
client-pirates-mark-done = Seen enough
client-pirates-mark-scatter = Scatter all by chance
client-pirates-mark-scatter-count = { $count } cards
client-pirates-mark-to-return = To put back
client-pirates-mark-choose-mate = Make First Mate
client-pirates-mark-choose-revive = Bring back
client-pirates-mark-next-risk = next card a Mark: { $percent }

# What others did since your last move, a clause each
client-pirates-mark-recap-bid = bids { $amount }
client-pirates-mark-recap-call = { $victim ->
    [you] calls your bid
   *[other] calls { $whom }
  }
client-pirates-mark-recap-marked = { $me ->
    [yes] are marked
   *[no] is marked
  }
client-pirates-mark-recap-dead = { $me ->
    [yes] are dead
   *[no] is dead
  }
client-pirates-mark-recap-stolen = { $victim ->
    [you] takes { $card } from you
   *[other] takes { $card } from { $whom }
  }
client-pirates-mark-recap-kiss = { $me ->
    [yes] dare the kiss of death
   *[no] dares the kiss of death
  }

# What the banner says when something is asked

client-pirates-mark-asked-bid = Make a bid
client-pirates-mark-asked-call = Call or pass
client-pirates-mark-asked-pull = Pull a card
client-pirates-mark-asked-peek = Look at a card
client-pirates-mark-asked-sink = Put a card back
client-pirates-mark-asked-accept = Take the Mark or turn it away
client-pirates-mark-asked-mate = Choose your First Mate
client-pirates-mark-asked-revive = Bring somebody back
client-pirates-mark-asked-discard = Throw a card overboard
client-pirates-mark-asked-turn = Turn the compass
client-pirates-mark-asked-take = Take a card?
client-pirates-mark-asked-kiss = Kiss of death?
