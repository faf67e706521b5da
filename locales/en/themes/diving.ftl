# Dead Man's Draw under water: divers instead of pirates. Overrides messages of the same ids; the rest stays as it is.

dead-mans-draw-rules =
    Dead Man's Draw (unofficial rules, in our own words), under water

    You dive for treasure, reveal one card after the other, and surface when you think it is enough. Ten suits, six
    cards each; the lowest card of every suit starts in Davy Jones' Locker, the others are the Loot Deck.

    Your turn: reveal a card. If no card of its suit lies in the Exploration, it is added at the right end and does at
    once what its suit does. Then explore on, or Return to the Surface with the whole Exploration, which goes to your Hold.
    If its suit lies there already, there is a diving incident: the new card and the whole Exploration sink into
    Davy Jones' Locker and your turn is over. Cards that an Anchor protects go to your Hold all the same.

    Your Hold is sorted into stacks by suit, open to all. At the end only the highest card of each stack counts.
    The game ends with the turn in which the last card of the Loot Deck is revealed. Most points win; if tied, the larger
    Hold wins; still tied, you share the victory. Five to eight players use two decks.

    { $edition ->
        [mayday] Davy Jones' Locker lies face up. With Divers, each player is dealt two, keeps one and shows it.
        [elznir] Davy Jones' Locker lies face down and nobody may look through it. With Divers, each player is dealt two and secretly keeps one; all are shown together.
       *[carcass] Davy Jones' Locker lies face down and nobody may look through it. With Divers, each player is dealt one; no two players have Divers of the same suit.
    }

    Options: the edition, Divers, the Mermaid ability, one of seven variants, house rules, and for beginners only some
    of the suits' abilities.
dead-mans-draw-kind-suit = Loot cards
dead-mans-draw-kind-trait = Divers

# Suits

dead-mans-draw-suit-anchor = Anchor
    .text = All cards to the left of the Anchor are safe: after an incident they still go to your Hold. The Anchor itself is not safe.
dead-mans-draw-suit-hook = Net
    .text = Haul the top card of one of your own stacks into the Exploration, and do what it does. You must, even if that causes an incident. An empty Hold: nothing happens.
dead-mans-draw-suit-cannon = Knife
    .text = Choose a stack of an opponent; its top card is cut loose and sinks into Davy Jones' Locker. Nobody has a card: nothing happens.
dead-mans-draw-suit-key = Key
    .text = If you Return to the Surface with a Key and a Chest, you get as many bonus cards as you brought up, at random from Davy Jones' Locker.
dead-mans-draw-suit-chest = Chest
    .text = If you Return to the Surface with a Chest and a Key, you get as many bonus cards as you brought up, at random from Davy Jones' Locker.
dead-mans-draw-suit-map = Treasure Map
    .text = Three random cards of Davy Jones' Locker are shown; add one of them to the Exploration, and do what it does. You must, even if each of them causes an incident.
dead-mans-draw-suit-oracle = Exploration Drone
    .text = { $edition ->
        [mayday] The drone dives ahead and shows the top card of the Loot Deck to everybody. Then decide.
       *[other] The drone dives ahead and shows the top card of the Loot Deck to you alone. Then decide.
      }
dead-mans-draw-suit-sword = Harpoon
    .text = Steal the top card of an opponent's stack, add it to the Exploration and do what it does. Only a suit that your Hold does not have; you must, even if that causes an incident.
dead-mans-draw-suit-kraken = Giant Squid
    .text = Two more cards must come into the Exploration before you may Return to the Surface. Cards that a Net, a Harpoon or a Treasure Map adds count too.
dead-mans-draw-suit-mermaid = Mermaid
    .text = Higher values (4 to 9) instead of an ability. In a game with the Mermaid ability: values 2 to 7, and an earlier card of the Exploration moves to the right of the Mermaid and does again what it does.

# Divers

dead-mans-draw-trait-golden-scales = Pearl Diver
    .text = The Mermaid that scores for you is worth five points more.
dead-mans-draw-trait-casanova = Charmer
    .text = { $edition ->
        [mayday] A Mermaid that you reveal from the Loot Deck goes straight to your Hold. With the Mermaid ability: the card that your Mermaid chooses goes to your Hold instead of being played again.
       *[other] A Mermaid goes straight to your Hold, wherever it comes from. With the Mermaid ability: the card that your Mermaid chooses may go to your Hold instead of being played again.
      }
dead-mans-draw-trait-plunderer = Wreck Raider
    .text = Your bonus cards for Key and Chest come at random from the Hold of one opponent of your choice.
dead-mans-draw-trait-treasure-hunter = Salvager
    .text = Key and Chest bring you twice as many bonus cards.
dead-mans-draw-trait-navigator = Cartographer
    .text = Your Treasure Map lets you choose from all of Davy Jones' Locker.
dead-mans-draw-trait-master-gunner = Blade Dancer
    .text = Your Knife cuts a whole stack loose, not only its top card.
dead-mans-draw-trait-scavenger = Gleaner
    .text = What your Knife cuts loose goes to your Hold.
dead-mans-draw-trait-mystic = Drone Pilot
    .text = { $edition ->
        [mayday] Your Exploration Drone shows the next three cards, to everybody.
       *[other] Your Exploration Drone shows you the next three cards.
      }
dead-mans-draw-trait-swordsman = Harpooner
    .text = Your Harpoon may also steal suits that you have already.
dead-mans-draw-trait-miser = Net Keeper
    .text = Your Net and the card that it hauls in are safe from an incident.
dead-mans-draw-trait-captains-hook = Trawler
    .text = { $edition ->
        [mayday] Your Net hauls in two cards of your Hold, one after the other.
       *[other] Your Net hauls in two cards of your Hold, one after the other, of two different suits.
      }
dead-mans-draw-trait-safe-harbor = Anchor Hand
    .text = Your Anchor is safe too, and so are the next two cards that come after it.
dead-mans-draw-trait-fisherman = Squid Catcher
    .text = { $edition ->
        [mayday] A Giant Squid that you reveal from the Loot Deck goes straight to your Hold and demands nothing.
       *[other] A Giant Squid goes straight to your Hold, wherever it comes from, and demands nothing.
      }
dead-mans-draw-trait-beastmaster = Squid Tamer
    .text = A Giant Squid demands four cards of your opponents.
dead-mans-draw-trait-misfire = Jinx
    .text = An opponent's Knife slips: it hits the top card of a stack of that opponent's own.
dead-mans-draw-trait-parry = Shield Diver
    .text = { $edition ->
        [mayday] An opponent's Harpoon can only steal a Giant Squid, from whomever. If there is none it may take, that Harpoon sinks into Davy Jones' Locker.
       *[other] An opponent's Harpoon can only steal a Giant Squid from you.
      }
dead-mans-draw-trait-davy-jones-locker = Saboteur
    .text = Choose one opponent for the whole game: whatever they lose in an incident goes to your Hold.
dead-mans-draw-trait-siren = Songstress
    .text = The card that an opponent's Mermaid chooses goes to your Hold and does nothing more. (Only with the Mermaid ability.)

# Variants

dead-mans-draw-variant-pile-o-treasure = Pile O' Treasure
    .text = Every card in your Hold scores, not only the highest of each suit.
dead-mans-draw-variant-all-hands-on-deck = All Hands on Deck
    .text = Each of the ten suits that your Hold lacks costs you five points.
dead-mans-draw-variant-strange-lands = Strange Lands
    .text = Equal numbers cause an incident, equal suits do not.
dead-mans-draw-variant-thieves-island = Thieves' Island
    .text = What you lose in an incident goes to the Hold of the player on your left.
dead-mans-draw-variant-bottom-feeder = Bottom Feeder
    .text = Knife and Harpoon take the lowest card of a stack.

# House rules

dead-mans-draw-house-anchored_chest = Anchored Chest
    .text = Key and Chest that are both safe in an incident still bring a bonus: as many cards as you saved.
dead-mans-draw-house-gentle = Gentle
    .text = Net, Harpoon and Treasure Map never cause an incident: such cards are not offered.

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
    [0] Hold empty
    [one] one card: { $stacks }
   *[other] { $count } cards: { $stacks }
  }
dead-mans-draw-piles = Loot Deck { $draw }, Davy Jones' Locker { $discard }
dead-mans-draw-play = Exploration: { $cards }
dead-mans-draw-play-empty = Exploration: nothing yet
dead-mans-draw-owed = The Giant Squid still demands { $count ->
    [one] one card
   *[other] { $count } cards
  }.
dead-mans-draw-known = Next in the Loot Deck: { $cards }
dead-mans-draw-risk = Chance that the next card causes an incident: { $percent }%
dead-mans-draw-help-turn = Explore on, or Return to the Surface with what you have found. A second card of a suit causes a diving incident. Only the highest card of each suit counts at the end.

# Moves

dead-mans-draw-move-draw = Reveal a card
dead-mans-draw-move-bank = Return to the Surface { $count ->
    [0] empty-handed
    [one] with one card
   *[other] with { $count } cards
  }{ $count ->
    [0] {""}
   *[other] , { $gain ->
        [one] one point
       *[other] { $gain } points
      } more
  }{ $bonus ->
    [yes] , and the bonus of Key and Chest
   *[no] {""}
  }
dead-mans-draw-move-hook = Haul in your { $card }{ $busts ->
    [yes] {" "}(incident!)
   *[no] {""}
  }
dead-mans-draw-move-cannon = Cut { $card } of { $other } loose
dead-mans-draw-move-sword = Harpoon { $card } of { $other }{ $busts ->
    [yes] {" "}(incident!)
   *[no] {""}
  }
dead-mans-draw-move-map = Raise { $card } from Davy Jones' Locker{ $busts ->
    [yes] {" "}(incident!)
   *[no] {""}
  }
dead-mans-draw-move-casanova = Take { $card } to your Hold
dead-mans-draw-move-plunder = Raid the Hold of { $other }

# Events. $me: the listener did it; $victim: it was done to the listener.

dead-mans-draw-event-dealt = { $known ->
    [yes] You may choose from these Divers: { $cards }.
   *[no] { $who } chooses from { $count } Divers.
  }
dead-mans-draw-event-diver = { $me ->
    [yes] You dive as { $cards }.
   *[no] { $who } dives as { $cards }.
  }
dead-mans-draw-event-keep = { $me ->
    [yes] You choose your Diver: { $cards }.
   *[no] { $who } chooses a Diver: { $cards }.
  }
dead-mans-draw-event-locker = { $me ->
    [yes] Your Saboteur lies in wait for { $other }.
   *[no] { $victim ->
        [yes] The Saboteur of { $who } lies in wait for you.
       *[no] The Saboteur of { $who } lies in wait for { $other }.
      }
  }
dead-mans-draw-event-draw = { $me ->
    [yes] You reveal { $cards }.
   *[no] { $who } reveals { $cards }.
  }
dead-mans-draw-event-home = { $cards } goes straight to the Hold.
dead-mans-draw-event-hook = { $me ->
    [yes] Your Net hauls { $cards } out of your Hold.
   *[no] The Net of { $who } hauls { $cards } out of the Hold.
  }
dead-mans-draw-event-cannon = { $victim ->
    [yes] The Knife cuts your { $cards } loose.
   *[no] The Knife cuts { $cards } of { $other } loose.
  }
dead-mans-draw-event-misfire = { $me ->
    [yes] The Knife slips: you lose { $cards }.
   *[no] The Knife slips: { $who } loses { $cards }.
  }
dead-mans-draw-event-shown = The Treasure Map shows { $cards }.
dead-mans-draw-event-map = { $me ->
    [yes] You raise { $cards } from Davy Jones' Locker.
   *[no] { $who } raises { $cards } from Davy Jones' Locker.
  }
dead-mans-draw-event-peek = { $known ->
    [yes] The Exploration Drone shows what comes next: { $cards }.
   *[no] The Exploration Drone shows { $who } the next { $count ->
        [one] card.
       *[other] { $count } cards.
      }
  }
dead-mans-draw-event-sword = { $victim ->
    [yes] The Harpoon takes your { $cards }.
   *[no] The Harpoon takes { $cards } from { $other }.
  }
dead-mans-draw-event-parried = The shield holds! { $cards } sinks into Davy Jones' Locker.
dead-mans-draw-event-kraken = { $amount ->
    [0] The Giant Squid finds no more cards to demand.
    [one] The Giant Squid demands one more card.
   *[other] The Giant Squid demands { $amount } more cards.
  }
dead-mans-draw-event-charmed = { $cards } goes from the Exploration to the Hold.
dead-mans-draw-event-sung = { $victim ->
    [yes] Your song lures { $cards } into your Hold.
   *[no] The song of { $other } lures { $cards } away.
  }
dead-mans-draw-event-bust = { $me ->
    [yes] DIVING INCIDENT! Your Exploration already has a card like { $cards }.
   *[no] DIVING INCIDENT! The Exploration of { $who } already has a card like { $cards }.
  }
dead-mans-draw-event-claimed = { $victim ->
    [yes] All of this drifts into your Hold: { $cards }
   *[no] All of this drifts into the Hold of { $other }: { $cards }
  }
dead-mans-draw-event-collect = { $count ->
    [0] { $me ->
        [yes] You return to the surface empty-handed.
       *[no] { $who } returns to the surface empty-handed.
      }
   *[other] { $me ->
        [yes] You return to the surface with { $cards }.
       *[no] { $who } returns to the surface with { $cards }.
      }
  }
dead-mans-draw-event-bonus = { $count ->
    [0] Key and Chest: Davy Jones' Locker is empty.
   *[other] Key and Chest bring up { $cards }.
  }
dead-mans-draw-event-plunder = { $victim ->
    [yes] Key and Chest raid your Hold: { $cards }.
   *[no] Key and Chest raid the Hold of { $other }: { $cards }.
  }
dead-mans-draw-event-over = The last dive is done, the game is over.

# The coach
coach-move = { $verb ->
    [draw] Reveal
    [bank] Return to the Surface
   *[other] { $move }
  }
coach-ruin = { $game ->
   *[other] is an incident
  }
coach-column-ruin = { $game ->
   *[other] incident
  }
