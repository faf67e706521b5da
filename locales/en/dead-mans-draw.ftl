# Dead Man's Draw (unofficial): our own words for its rules, its cards and what happens.

dead-mans-draw = Dead Man's Draw
dead-mans-draw-rules =
    Dead Man's Draw (unofficial rules, in our own words)

    You turn over cards, one after the other, and stop when you think it is enough. There are ten suits of six cards with the
    values 2 to 7; Mermaids have 4 to 9. The lowest card of every suit starts in the discard pile, the others are the draw pile.
    Two to four players use one deck, five to eight two decks, shuffled together. Chance decides who begins, and turns go
    round to the left.

    Your turn: draw a card. If no card of its suit lies in the play area, it is added at the right end and does at
    once what its suit does. That is no choice: wherever a card comes from, its ability must be carried out to the end before
    you decide anything else. Only Key and Chest wait until you stop. Then draw again, or stop and bank everything in the play area.
    If its suit lies there already, you bust: the new card and the whole play area go to the discard pile and your turn
    is over; the new card does nothing. Cards that an Anchor protects go to your bank all the same.

    Your bank is sorted into stacks by suit, the highest card on top, open to all. At the end only the highest card of each stack
    counts. Whoever takes the last card of the draw pile finishes the turn, and the game is over; how many cards are
    left is no secret. Most points win; if tied, more cards in the bank
    win; still tied, you share the victory.

    { $edition ->
        [mayday] The discard pile lies face up. With traits, each player is dealt two, keeps one and shows it.
        [elznir] The discard pile lies face down and nobody may look through it. With traits, each player is dealt two and secretly keeps one; all are shown together.
       *[carcass] The discard pile lies face down and nobody may look through it. With traits, each player is dealt one; no two players have traits of the same suit.
    } A trait holds for the whole game and is not optional, unless it says so.

    Options: the edition, traits, the Mermaid ability (Mermaids 2 to 7, and Siren joins the traits), one of seven variants, chosen or
    drawn (the rulebook counts six and prints none; ours are known from the web), house rules, and for beginners only some of the
    suits' abilities.
dead-mans-draw-kind-suit = Suits
dead-mans-draw-kind-trait = Traits
dead-mans-draw-kind-variant = Variants
dead-mans-draw-kind-house = House rules

dead-mans-draw-card = { $suit } { $value }

# Suits

dead-mans-draw-suit-anchor = Anchor
    .text = All cards to the left of the Anchor are safe: if you bust later, you bank them anyway. The Anchor itself is not safe, nor is the card that busts.
dead-mans-draw-suit-hook = Hook
    .text = Play the top card of one of your own stacks, and do what it does. You must, even if it busts. An empty bank: nothing happens.
dead-mans-draw-suit-cannon = Cannon
    .text = Choose a stack of an opponent; its top card goes to the discard pile. Nobody has a card: nothing happens.
dead-mans-draw-suit-key = Key
    .text = If you stop with a Key and a Chest in the play area, you get as many bonus cards as lay there, at random from the discard pile; if it holds fewer, all of them, and if it is empty, none. A bust brings none.
dead-mans-draw-suit-chest = Chest
    .text = If you stop with a Chest and a Key in the play area, you get as many bonus cards as lay there, at random from the discard pile; if it holds fewer, all of them, and if it is empty, none. A bust brings none.
dead-mans-draw-suit-map = Map
    .text = Three random cards of the discard pile are shown; play one of them, and do what it does. You must, even if all of them bust. If the discard pile holds fewer than three, those are shown; if it is empty, nothing happens.
dead-mans-draw-suit-oracle = Oracle
    .text = { $edition ->
        [mayday] The top card of the draw pile is shown to everybody. Then decide. If the Oracle was the last card, nothing happens.
       *[other] You look at the top card of the draw pile, you alone. Then decide. If the Oracle was the last card, nothing happens.
      }
dead-mans-draw-suit-sword = Sword
    .text = Steal the top card of an opponent's stack, play it and do what it does. Only a suit that your bank does not have; you must, even if it busts. If nobody has such a card, nothing happens.
dead-mans-draw-suit-kraken = Kraken
    .text = Two more cards must come into the play area before you may stop. Cards that a Hook, a Sword or a Map adds count too. When the draw pile is empty, nothing more is demanded.
dead-mans-draw-suit-mermaid = Mermaid
    .text = Higher values (4 to 9) instead of an ability. In a game with the Mermaid ability: values 2 to 7, and you choose an earlier card of the play area: it moves to the right end and does once more what it does.

# Traits

dead-mans-draw-trait-golden-scales = Golden Scales
    .text = The Mermaid that scores for you is worth five points more.
dead-mans-draw-trait-casanova = Casanova
    .text = { $edition ->
        [mayday] A Mermaid that you draw from the draw pile goes straight to your bank; a Kraken does not count it. With the Mermaid ability: the card that your Mermaid chooses goes to your bank instead of being played again; what an Anchor protected stays safe.
       *[other] A Mermaid goes straight to your bank, wherever it comes from; a Kraken does not count it. With the Mermaid ability: you may bank the card that your Mermaid chooses instead of playing it again; what an Anchor protected stays safe.
      }
dead-mans-draw-trait-plunderer = Plunderer
    .text = Your bonus cards for Key and Chest come at random from the bank of one opponent of your choice. If it holds fewer, you get all of it, and nothing from the discard pile.
dead-mans-draw-trait-treasure-hunter = Treasure Hunter
    .text = Key and Chest bring you twice as many bonus cards, as far as there are any.
dead-mans-draw-trait-navigator = Navigator
    .text = Your Map lets you choose from the whole discard pile.
dead-mans-draw-trait-master-gunner = Master Gunner
    .text = Your Cannon hits a whole stack, not only its top card.
dead-mans-draw-trait-scavenger = Scavenger
    .text = What your Cannon hits goes to your bank.
dead-mans-draw-trait-mystic = Mystic
    .text = { $edition ->
        [mayday] Your Oracle shows the next three cards, to everybody. Their order stays.
       *[other] Your Oracle lets you look at the next three cards. Their order stays.
      }
dead-mans-draw-trait-swordsman = Swordsman
    .text = Your Sword may also steal suits that you have already.
dead-mans-draw-trait-miser = Miser
    .text = Your Hook and the card that it plays are safe when you bust.
dead-mans-draw-trait-captains-hook = Captain's Hook
    .text = { $edition ->
        [mayday] Your Hook plays two cards of your bank, one after the other.
       *[other] Your Hook plays two cards of your bank, one after the other, of two different suits.
      }
dead-mans-draw-trait-safe-harbor = Safe Harbor
    .text = Your Anchor is safe too, and so are the next two cards that come into the play area after it. A card that busts is never safe.
dead-mans-draw-trait-fisherman = Fisherman
    .text = { $edition ->
        [mayday] A Kraken that you draw from the draw pile goes straight to your bank and demands nothing.
       *[other] A Kraken goes straight to your bank, wherever it comes from, and demands nothing.
      }
dead-mans-draw-trait-beastmaster = Beastmaster
    .text = An opponent's Kraken demands four cards instead of two, wherever it comes from.
dead-mans-draw-trait-misfire = Misfire
    .text = An opponent's Cannon hits the top card of a stack of that opponent's own.
dead-mans-draw-trait-parry = Parry
    .text = { $edition ->
        [mayday] An opponent's Sword can only steal a Kraken, from whomever. If there is none it may take, that Sword is discarded.
       *[other] An opponent's Sword, even a Swordsman's, can only steal a Kraken from you.
      }
dead-mans-draw-trait-davy-jones-locker = Davy Jones' Locker
    .text = Choose one opponent for the whole game: whatever they lose in a bust goes to your bank, the card that busted included.
dead-mans-draw-trait-siren = Siren
    .text = The card that an opponent's Mermaid chooses goes to your bank and does nothing more; what an Anchor protected stays safe. (Only with the Mermaid ability.)

# Variants

dead-mans-draw-variant-pile-o-treasure = Pile O' Treasure
    .text = Every card in your bank scores, not only the highest of each suit.
dead-mans-draw-variant-all-hands-on-deck = All Hands on Deck
    .text = Each of the ten suits that your bank lacks costs you five points.
dead-mans-draw-variant-strange-lands = Strange Lands
    .text = Equal numbers bust, equal suits do not.
dead-mans-draw-variant-thieves-island = Thieves' Island
    .text = What you lose in a bust goes to the bank of the player on your left, the card that busted included.
dead-mans-draw-variant-sudden-death = Sudden Death
    .text = Whoever has 50 points or more at the end of their own turn wins at once.
dead-mans-draw-variant-beneath-the-waves = Beneath the Waves
    .text = The highest score below 60 wins. If nobody is below, the lowest wins.
dead-mans-draw-variant-bottom-feeder = Bottom Feeder
    .text = Cannon and Sword take the lowest card of a stack.

# House rules

dead-mans-draw-house-anchored_chest = Anchored Chest
    .text = Key and Chest that are both safe when you bust still bring a bonus: as many cards as you saved.
dead-mans-draw-house-gentle = Gentle
    .text = Hook, Sword and Map never make you bust: such cards are not offered.

# The table

dead-mans-draw-bank = { $turn ->
    [yes] *
   *[no] {" "}
  } { $who }: { $score ->
    [one] one point
   *[other] { $score } points
  }{ $traits ->
    [plain] , { $trait }
    [victim] , { $trait } (against { $victim })
   *[none] {""}
  }; { $count ->
    [0] bank empty
    [one] one card: { $stacks }
   *[other] { $count } cards: { $stacks }
  }
dead-mans-draw-piles = Draw pile { $draw }, discard pile { $discard }
dead-mans-draw-play = Play area: { $cards }
dead-mans-draw-play-empty = Play area: empty
dead-mans-draw-lying = { $card }
dead-mans-draw-protected = { $card } (safe)
dead-mans-draw-owed = The Kraken still demands { $count ->
    [one] one card
   *[other] { $count } cards
  }.
dead-mans-draw-known = Next in the draw pile: { $cards }
dead-mans-draw-risk = Chance that the next draw busts: { $percent }%
dead-mans-draw-topic = { $name }: { $text }
dead-mans-draw-help-turn = Draw, or bank the play area. A second card of a suit busts. Only the highest card of each suit counts at the end.

# Moves

dead-mans-draw-move-draw = Draw a card
dead-mans-draw-move-bank = Bank { $count ->
    [0] nothing and end your turn
    [one] one card
   *[other] { $count } cards
  }{ $count ->
    [0] {""}
   *[other] , { $gain } points more
  }{ $bonus ->
    [yes] , and the bonus of Key and Chest
   *[no] {""}
  }
dead-mans-draw-move-hook = Play your { $card }{ $busts ->
    [yes] {" "}(busts!)
   *[no] {""}
  }
dead-mans-draw-move-cannon = Shoot { $card } of { $other }
dead-mans-draw-move-sword = Steal { $card } from { $other }{ $busts ->
    [yes] {" "}(busts!)
   *[no] {""}
  }
dead-mans-draw-move-map = Play { $card } from the discard pile{ $busts ->
    [yes] {" "}(busts!)
   *[no] {""}
  }
dead-mans-draw-move-mermaid = Play { $card } again
dead-mans-draw-move-casanova = Bank { $card }
dead-mans-draw-move-plunder = Plunder { $other }
dead-mans-draw-move-misfire = Lose your { $card }
dead-mans-draw-move-keep = Keep { $trait }: { $text }
dead-mans-draw-move-locker = Choose { $other }

# Events. $me: the listener did it; $victim: it was done to the listener.

dead-mans-draw-event-first = { $me ->
    [yes] You begin.
   *[no] { $who } begins.
  }
dead-mans-draw-event-variant = Variant: { $name }
dead-mans-draw-event-dealt = { $known ->
    [yes] You may choose from { $cards }.
   *[no] { $who } chooses from { $count } traits.
  }
dead-mans-draw-event-diver = { $me ->
    [yes] You are { $cards }.
   *[no] { $who } is { $cards }.
  }
dead-mans-draw-event-kept = { $known ->
    [yes] You have chosen { $cards }. The others will see it when all have chosen.
   *[no] { $who } has chosen.
  }
dead-mans-draw-event-keep = { $me ->
    [yes] You keep { $cards }.
   *[no] { $who } keeps { $cards }.
  }
dead-mans-draw-event-locker = { $me ->
    [yes] Your locker waits for { $other }.
   *[no] { $victim ->
        [yes] The locker of { $who } waits for you.
       *[no] The locker of { $who } waits for { $other }.
      }
  }
dead-mans-draw-event-turn = { $me ->
    [yes] --- Your turn
   *[no] --- { $who }
  }
dead-mans-draw-event-draw = { $me ->
    [yes] You draw { $cards }.
   *[no] { $who } draws { $cards }.
  }
dead-mans-draw-event-home = { $cards } goes straight to the bank.
dead-mans-draw-event-anchor = { $count ->
    [0] The Anchor has nothing to protect.
   *[other] Safe now: { $cards }
  }
dead-mans-draw-event-hook = { $me ->
    [yes] You play { $cards } from your bank.
   *[no] { $who } plays { $cards } from the bank.
  }
dead-mans-draw-event-cannon = { $victim ->
    [yes] The Cannon hits your { $cards }.
   *[no] The Cannon hits { $cards } of { $other }.
  }
dead-mans-draw-event-misfire = { $me ->
    [yes] The Cannon misfires: you lose { $cards }.
   *[no] The Cannon misfires: { $who } loses { $cards }.
  }
dead-mans-draw-event-shown = The Map shows { $cards }.
dead-mans-draw-event-map = { $me ->
    [yes] You play { $cards } from the discard pile.
   *[no] { $who } plays { $cards } from the discard pile.
  }
dead-mans-draw-event-peek = { $known ->
    [yes] The Oracle shows what comes next: { $cards }.
   *[no] { $who } looks at the next { $count ->
        [one] card.
       *[other] { $count } cards.
      }
  }
dead-mans-draw-event-sword = { $victim ->
    [yes] The Sword steals your { $cards }.
   *[no] The Sword steals { $cards } from { $other }.
  }
dead-mans-draw-event-parried = Parried! { $cards } goes to the discard pile.
dead-mans-draw-event-kraken = { $amount ->
    [0] The Kraken finds no more cards to demand.
   *[other] The Kraken demands { $amount } more cards.
  }
dead-mans-draw-event-replay = The Mermaid plays { $cards } again.
dead-mans-draw-event-charmed = { $cards } goes from the play area to the bank.
dead-mans-draw-event-sung = { $victim ->
    [yes] Your song lures { $cards } into your bank.
   *[no] The song of { $other } lures { $cards } away.
  }
dead-mans-draw-event-nothing = { $name }: nothing happens.
dead-mans-draw-event-bust = { $me ->
    [yes] BUST! You already have one like { $cards }.
   *[no] BUST! { $who } already has one like { $cards }.
  }
dead-mans-draw-event-saved = Saved: { $cards }
dead-mans-draw-event-lost = Lost: { $cards }
dead-mans-draw-event-claimed = { $victim ->
    [yes] All of this goes to your bank: { $cards }
   *[no] All of this goes to the bank of { $other }: { $cards }
  }
dead-mans-draw-event-collect = { $count ->
    [0] { $me ->
        [yes] You stop.
       *[no] { $who } stops.
      }
   *[other] { $me ->
        [yes] You bank { $cards }.
       *[no] { $who } banks { $cards }.
      }
  }
dead-mans-draw-event-bonus = { $count ->
    [0] Key and Chest: the discard pile is empty.
   *[other] Key and Chest bring { $cards }.
  }
dead-mans-draw-event-plunder = { $victim ->
    [yes] Key and Chest plunder your bank: { $cards }.
   *[no] Key and Chest plunder { $other }: { $cards }.
  }
dead-mans-draw-event-over = The draw is done, the game is over.

# The end

dead-mans-draw-result-row = { $who }: { $score ->
    [one] one point
   *[other] { $score } points
  }, { $count ->
    [one] one card
   *[other] { $count } cards
  }{ $won ->
    [yes] {" "}*
   *[no] {""}
  }
dead-mans-draw-result = { $count ->
    [one] { $who } won.
   *[other] Shared victory: { $who }.
  }

# Editions: what each switch of the rules says

dead-mans-draw-edition-mayday = Mayday
    .text = the English edition
dead-mans-draw-edition-elznir = Elznir
    .text = the German edition
dead-mans-draw-edition-carcass = Captain Carcass
    .text = the edition under water
dead-mans-draw-switch-E1 = Discard pile
    .mayday = face up, open to all
    .elznir = face down, nobody may look
    .carcass = face down, nobody may look
dead-mans-draw-switch-E2 = Traits
    .mayday = two dealt, keep one, shown at once
    .elznir = two dealt, keep one secretly, shown together
    .carcass = one dealt, no suit twice
dead-mans-draw-switch-E3 = Oracle and Mystic
    .mayday = everybody sees the cards
    .elznir = only the player sees them
    .carcass = only the player sees them
dead-mans-draw-switch-E4 = Captain's Hook
    .mayday = two cards of any stacks
    .elznir = two cards of different suits
    .carcass = two cards of different suits
dead-mans-draw-switch-E5 = Parry
    .mayday = every Sword of an opponent must steal a Kraken, or is discarded
    .elznir = only Krakens can be stolen from the owner
    .carcass = only Krakens can be stolen from the owner
dead-mans-draw-switch-E6 = Casanova, Fisherman
    .mayday = only cards from the draw pile
    .elznir = wherever the card comes from
    .carcass = wherever the card comes from
dead-mans-draw-switch-E7 = Casanova with the Mermaid ability
    .mayday = must bank the chosen card
    .elznir = may bank it or play it again
    .carcass = may bank it or play it again
dead-mans-draw-switch-E8 = Size of the bonus
    .mayday = the cards of the play area
    .elznir = the cards of the play area
    .carcass = the cards of the play area
