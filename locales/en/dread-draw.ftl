# Dread Draw (unofficial): our own words for its rules, our own deck, and what happens.

dread-draw = Dread Draw
dread-draw-rules =
    Dread Draw (unofficial rules, in our own words)

    Two to five players. Everybody has a life deck of ten cards that nobody may look at, unless a card allows it; the rest is the
    draw deck. Chance decides who begins. The game is played in rounds.

    Your turn: summon a card. Turn over the top card of the draw deck, or take one from your reserves. It must be stronger
    than your last summoned card; the first may be anything. From your reserves you can take only a card that is strong
    enough. A drawn one may be too weak: then it is discarded with all your summoned cards, and you are out of the round. There is no passing.
    After every turn the player with the lowest total strength in the round goes on. If several are tied, it is you if you are
    among them, else the next of them to your left. Cards in the reserves do not count towards the total.

    Who is left alone wins the round. The damage of the winner's summoned cards hits every other player in the game, beginning
    to the winner's left and going round: draw so many cards from your life deck, or all that are left, keep one of them in your reserves and discard the
    others. Then the winner's cards are discarded, and the winner begins the next round.
    Drawing your last life card is no defeat. You are defeated when you must take damage and have no life left; then you are out
    of the game. To gain a life: the top card of the draw deck goes unseen onto your life deck.
    The last one in the game wins, and if the winner has life left, those cards are shuffled and tell the fortune: the first is the
    present, the second the near future, the others the far future.

    Abilities. Summon: when the card is summoned, from wherever. Reserve: when it enters your reserves, from wherever. Aftermath: when
    you drop out of a round, and when you win one. You may always decline these. Cards that are always
    on work in your row and in your reserves, and you cannot decline them. Your reserves are not out of reach of abilities; only those
    that name summoned cards leave them alone. Your row is your summoned cards. An opponent is any other player in the game, a
    rival only one who is still in the round.

    When the draw deck is empty, the discard pile is shuffled to be the new one. After sixty abilities in one round no more are offered until the next; from
    round 21 on nobody gains life, and a round that is won deals at least one damage.

    The deck is our own design: the rulebook prints no list of its cards. It has 100 cards. With the option "promo" the promo
    card is left out, replaces a Domination, or joins as the 101st card. The list below counts it; if it
    replaces a Domination, that one is in only once. With the option "deck" you play another deck.
dread-draw-kind-card = The deck (our own design)
dread-draw-own-design = This deck is our own design; the rulebook prints no list of its cards.
dread-draw-own-deck = This deck comes from a file.

# The cards

dread-draw-card-the-orphan = The Orphan
    .text = No ability.
    .fortune = You begin with nothing, and nothing can be taken from you.
dread-draw-card-the-candle = The Candle
    .text = Look at the next three cards of the draw deck and put them back in any order.
    .fortune = A small light is enough to see the next step, not the road.
dread-draw-card-the-beggar = The Beggar
    .text = Gain one life.
    .fortune = What you gave away without counting comes back.
dread-draw-card-the-mother = The Mother
    .text = Gain one life.
    .fortune = Somebody watches over you; do not make it hard for them.
dread-draw-card-the-moth = The Moth
    .text = No ability.
    .fortune = You are drawn to what will burn you.
dread-draw-card-the-well = The Well
    .text = Your total counts four more for this round.
    .fortune = Patience: what you need rises slowly from below.
dread-draw-card-the-puppet = The Puppet
    .text = Choose a rival: the next turn is theirs, whatever the totals say.
    .fortune = Look up, and see who holds the strings.
dread-draw-card-the-crow = The Crow
    .text = Look at the top three cards of your life deck and put them back in any order.
    .fortune = News is coming; it has been on its way for long.
dread-draw-card-the-thief = The Thief
    .text = Take a card from an opponent's reserves into yours.
    .fortune = You will miss something before you know its name.
dread-draw-card-the-oracle = The Oracle
    .text = Look at the next card of the draw deck; you may discard it.
    .fortune = You already know the answer. Ask anyway.
dread-draw-card-the-wolf = The Wolf
    .text = No ability.
    .fortune = Hunger makes the plans now.
dread-draw-card-the-gravedigger = The Gravedigger
    .text = Take any card of the discard pile into your reserves.
    .fortune = Something buried was never dead.
dread-draw-card-the-choir = The Choir
    .text = Turn over the next card: strong enough, you summon it at once; if not, it is only discarded.
    .fortune = Many voices carry you where one would break.
dread-draw-card-justice = Justice
    .text = A card as strong as your last one is strong enough for you.
    .fortune = The scales will stand level, to your comfort or not.
dread-draw-card-revenge = Revenge
    .text = When you are eliminated: a rival takes one damage.
    .fortune = The debt is paid; look what the payment cost.
dread-draw-card-the-widow = The Widow
    .text = When you are eliminated: gain one life.
    .fortune = After the loss there is room in the house.
dread-draw-card-the-hound = The Hound
    .text = No ability.
    .fortune = Loyalty follows you, even where you would rather go alone.
dread-draw-card-the-gate = The Gate
    .text = When you would be eliminated, discard this card instead; you stay in the round.
    .fortune = A door closes between you and the worst of it.
dread-draw-card-the-lantern = The Lantern
    .text = Your next failure in this round only discards the card you drew.
    .fortune = You will stumble once and not fall.
dread-draw-card-the-ferryman = The Ferryman
    .text = When you win the round: take another of your summoned cards into your reserves.
    .fortune = One thing may cross the water with you. Choose.
dread-draw-card-the-warden = The Warden
    .text = All damage to you is one less, but never less than one.
    .fortune = The wall that keeps you in also keeps it out.
dread-draw-card-victory = Victory
    .text = When you win the round: it deals two more damage.
    .fortune = You will have what you wanted, and an audience.
dread-draw-card-the-storm = The Storm
    .text = No ability.
    .fortune = It does not mean you. It comes all the same.
dread-draw-card-the-executioner = The Executioner
    .text = Discard a card from an opponent's reserves.
    .fortune = An end is decided by somebody who does not hate you.
dread-draw-card-the-undying = The Undying
    .text = When you are eliminated: put this card into your reserves.
    .fortune = It is not over. It has been over many times.
dread-draw-card-death = Death
    .text = An opponent takes one damage now.
    .fortune = A change that cannot be haggled with.
dread-draw-card-the-hollow-king = The Hollow King
    .text = No opponent's ability can touch your reserves, and rounds that you win deal one more damage.
    .fortune = You will rule over an empty hall.
dread-draw-card-the-eclipse = The Eclipse
    .text = No ability.
    .fortune = At noon, for a while, it will be night.
dread-draw-card-domination = Domination
    .text = Take the last summoned card of a rival into your reserves.
    .fortune = One will bends another. Be sure which is yours.
dread-draw-card-domination-promo = Domination (promo)
    .text = (Only with the option "promo".) Take the last summoned card of a rival into your reserves.
    .fortune = One will bends another. Be sure which is yours.

# The table

dread-draw-card = { $name } ({ $strength })
dread-draw-words = { $text }
dread-draw-round = Round { $round }. Draw deck { $draw }, discard pile { $discard }
dread-draw-seat = { $turn ->
    [yes] *
   *[no] {" "}
  } { $who }: { $state ->
    [out] defeated
    [eliminated] out of this round, life { $life }, reserves: { $reserves }
   *[in] life { $life }, total { $total }, summoned: { $row }, reserves: { $reserves }
  }{ $wards ->
    [0] {""}
   *[other] , warded
  }
dread-draw-drawn = Drawn for damage: { $cards }
dread-draw-known = You know in the draw deck: { $cards }
dread-draw-known-life = You know in the life deck of { $who }: { $cards }
dread-draw-known-place = { $place }. { $card }
dread-draw-named = Named so far, from the top: { $cards }
dread-draw-risk = Chance that a draw fails: { $percent }%
dread-draw-topic = { $name }: { $facts } { $text }
dread-draw-facts = Strength { $strength }, damage { $damage }, { $copies ->
    [one] one copy
   *[other] { $copies } copies
  }.{ $trigger ->
    [summon] {" "}Summon:
    [reserve] {" "}Reserve:
    [aftermath] {" "}Aftermath:
    [always] {" "}Always on:
   *[none] {""}
  }
dread-draw-help-turn = Draw, or summon a stronger card from your reserves. A card that is not stronger than your last one puts you out of the round.

# Moves

dread-draw-move-draw = Draw a card and try to summon it
dread-draw-move-use = Use { $card }: { $text }
dread-draw-move-skip = Do not use { $card } ({ $text })
dread-draw-move-done = Leave the rest as it is
dread-draw-move-summon = Summon { $card } from your reserves
dread-draw-move-keep = Keep { $card } in your reserves. { $facts } { $text }
dread-draw-move-toss = Discard { $card }
dread-draw-move-top = Put { $card } next
dread-draw-move-pick = Take { $card } from the discard pile
dread-draw-move-pick-of = Choose { $card } of { $other }
dread-draw-move-target = Choose { $other }

# Events. $me: the listener did it; $victim: it was done to the listener.

dread-draw-event-round = === Round { $amount }
dread-draw-event-turn = { $me ->
    [yes] --- Your turn
   *[no] --- { $who }
  }
dread-draw-event-reveal = { $count ->
    [0] There is no card to draw.
   *[other] { $me ->
        [yes] You turn over { $cards }.
       *[no] { $who } turns over { $cards }.
      }
  }
dread-draw-event-strong = Strong enough: summoned.
dread-draw-event-summon = { $me ->
    [yes] You summon { $cards } from your reserves.
   *[no] { $who } summons { $cards } from the reserves.
  }
dread-draw-event-fail = Not strong enough!
dread-draw-event-weak = Not strong enough, and only discarded.
dread-draw-event-saved = { $me ->
    [yes] A ward keeps you in the round.
   *[no] A ward keeps { $who } in the round.
  }
dread-draw-event-guarded = { $me ->
    [yes] { $cards } is discarded and keeps you in the round.
   *[no] { $cards } is discarded and keeps { $who } in the round.
  }
dread-draw-event-eliminated = { $me ->
    [yes] You are out of the round.
   *[no] { $who } is out of the round.
  }
dread-draw-event-use = { $me ->
    [yes] You use { $cards }.
   *[no] { $who } uses { $cards }.
  }
dread-draw-event-skip = { $me ->
    [yes] You do not use { $cards }.
   *[no] { $who } does not use { $cards }.
  }
dread-draw-event-peek = { $known ->
    [yes] You see { $cards }.
   *[no] { $who } looks at { $count ->
        [one] one card
       *[other] { $count } cards
      } of { $source ->
        [draw] the draw deck.
       *[life] the own life deck.
      }
  }
dread-draw-event-toss = { $cards } is discarded.
dread-draw-event-top = { $known ->
    [yes] Next: { $cards }.
   *[no] { $who } puts a card back.
  }
dread-draw-event-gain = { $me ->
    [yes] You gain { $amount } life.
   *[no] { $who } gains { $amount } life.
  }
dread-draw-event-move = { $victim ->
    [yes] { $me ->
        [yes] You move { $cards }.
       *[no] { $who } takes hold of your { $cards }.
      }
   *[no] { $me ->
        [yes] You take hold of { $cards }.
       *[no] { $who } takes hold of { $cards }.
      }
  }
dread-draw-event-stronger = { $me ->
    [yes] Your total counts { $amount } more.
   *[no] The total of { $who } counts { $amount } more.
  }
dread-draw-event-fiercer = { $me ->
    [yes] Your round deals { $amount } more damage.
   *[no] The round of { $who } deals { $amount } more damage.
  }
dread-draw-event-warded = { $me ->
    [yes] You are warded.
   *[no] { $who } is warded.
  }
dread-draw-event-called = { $victim ->
    [yes] The next turn is yours.
   *[no] The next turn goes to { $other }.
  }
dread-draw-event-reshuffle = The discard pile is shuffled: { $amount } cards.
dread-draw-event-round-won = { $me ->
    [yes] You win the round.
   *[no] { $who } wins the round.
  }
dread-draw-event-strike = It deals { $amount } damage.
dread-draw-event-damage = { $me ->
    [yes] You take { $amount } damage: { $cards }.
   *[no] { $who } takes { $amount } damage: { $cards }.
  }
dread-draw-event-keep = { $me ->
    [yes] You keep { $cards }.
   *[no] { $who } keeps { $cards }.
  }
dread-draw-event-defeated = { $me ->
    [yes] You are defeated.
   *[no] { $who } is defeated.
  }
dread-draw-event-over = The game is over.
dread-draw-event-fortune = { $count ->
    [0] No life is left to tell a fortune from.
   *[other] The fortune is told.
  }

# The end

dread-draw-result = { $who } won with { $life } life left.
dread-draw-fortune = { $time ->
    [present] The present
    [near] The near future
   *[far] The far future
  } - { $name }: { $text }
