# Dead Man's Draw under water: divers instead of pirates. Overrides messages of the same ids; the rest stays as it is.

dead-mans-draw-rules =
    Dead Man's Draw (unofficial rules, in our own words), under water

    You dive for treasure, reveal one card after the other, and surface when you think it is enough. There are ten suits of six
    cards with the values 2 to 7; Mermaids have 4 to 9. The lowest card of every suit starts in Davy Jones' Locker, the others are
    the Loot Deck. Two to four players use one deck, five to eight two decks, shuffled together. Chance decides who begins, and
    turns go round to the left.

    Your turn: reveal a card. If no card of its suit lies in the Exploration, it is added at the right end and does at
    once what its suit does. That is no choice: wherever a card comes from, its effect must be carried out to the end before you
    decide anything else. Only Key and Chest wait until you surface. Then explore on, or Return to the Surface with the whole
    Exploration, which goes to your Hold.
    If its suit lies there already, there is a diving incident: the new card and the whole Exploration sink into
    Davy Jones' Locker and your turn is over; the new card does nothing. Cards that an Anchor protects go to your Hold all the same.

    Your Hold is sorted into stacks by suit, the highest card on top, open to all. At the end only the highest card of each stack
    counts. Whoever reveals the last card of the Loot Deck finishes the turn, and the game is over; how many cards
    are left is no secret. Most points win; if tied, more cards in the Hold
    win; still tied, you share the victory.

    { $edition ->
        [mayday] Davy Jones' Locker lies face up. With Divers, each player is dealt two, keeps one and shows it.
        [elznir] Davy Jones' Locker lies face down and nobody may look through it. With Divers, each player is dealt two and secretly keeps one; all are shown together.
       *[carcass] Davy Jones' Locker lies face down and nobody may look through it. With Divers, each player is dealt one; no two players have Divers of the same suit.
    } A Diver's skill holds for the whole game and is not optional, unless it says so.

    Options: the edition, Divers, the Mermaid ability (Mermaids 2 to 7, and one more Diver), one of seven variants, chosen or drawn
    (the rulebook counts six and prints none; ours are known from the web), house rules, and for beginners only some of the suits'
    effects.
dead-mans-draw-kind-suit = Loot cards
dead-mans-draw-kind-trait = Divers

# Suits

dead-mans-draw-suit-anchor = Anchor
    .text = All cards to the left of the Anchor are safe: after an incident they still go to your Hold. The Anchor itself is not safe, nor is the card that causes the incident.
dead-mans-draw-suit-hook = Net
    .text = Haul the top card of one of your own stacks into the Exploration, and do what it does. You must, even if that causes an incident. An empty Hold: nothing happens.
dead-mans-draw-suit-cannon = Knife
    .text = Choose a stack of an opponent; its top card is cut loose and sinks into Davy Jones' Locker. Nobody has a card: nothing happens.
dead-mans-draw-suit-key = Key
    .text = If you Return to the Surface with a Key and a Chest, you get as many bonus cards as you brought up, at random from Davy Jones' Locker; if it holds fewer, all of them, and if it is empty, none.
dead-mans-draw-suit-chest = Chest
    .text = If you Return to the Surface with a Chest and a Key, you get as many bonus cards as you brought up, at random from Davy Jones' Locker; if it holds fewer, all of them, and if it is empty, none.
dead-mans-draw-suit-map = Treasure Map
    .text = Three random cards of Davy Jones' Locker are shown; add one of them to the Exploration, and do what it does. You must, even if each of them causes an incident. If the Locker holds fewer than three, those are shown; if it is empty, nothing happens.
dead-mans-draw-suit-oracle = Exploration Drone
    .text = { $edition ->
        [mayday] The drone dives ahead and shows the top card of the Loot Deck to everybody. Then decide. If the Drone was the last card, nothing happens.
       *[other] The drone dives ahead and shows the top card of the Loot Deck to you alone. Then decide. If the Drone was the last card, nothing happens.
      }
dead-mans-draw-suit-sword = Harpoon
    .text = Steal the top card of an opponent's stack, add it to the Exploration and do what it does. Only a suit that your Hold does not have; you must, even if that causes an incident. If nobody has such a card, nothing happens.
dead-mans-draw-suit-kraken = Giant Squid
    .text = Two more cards must come into the Exploration before you may Return to the Surface. Cards that a Net, a Harpoon or a Treasure Map adds count too. When the Loot Deck is empty, nothing more is demanded.
dead-mans-draw-suit-mermaid = Mermaid
    .text = Higher values (4 to 9) instead of an ability. In a game with the Mermaid ability: values 2 to 7, and you choose an earlier card of the Exploration: it moves to the right end and does once more what it does.

# Divers

dead-mans-draw-trait-golden-scales = Pearl Diver
    .text = The Mermaid that scores for you is worth five points more.
dead-mans-draw-trait-casanova = Charmer
    .text = { $edition ->
        [mayday] A Mermaid that you reveal from the Loot Deck goes straight to your Hold; a Giant Squid does not count it. With the Mermaid ability: the card that your Mermaid chooses goes to your Hold instead of being played again; what an Anchor protected stays safe.
       *[other] A Mermaid goes straight to your Hold, wherever it comes from; a Giant Squid does not count it. With the Mermaid ability: you may take the card that your Mermaid chooses to your Hold instead of playing it again; what an Anchor protected stays safe.
      }
dead-mans-draw-trait-plunderer = Wreck Raider
    .text = Your bonus cards for Key and Chest come at random from the Hold of one opponent of your choice. If it holds fewer, you get all of it, and nothing from Davy Jones' Locker.
dead-mans-draw-trait-treasure-hunter = Salvager
    .text = Key and Chest bring you twice as many bonus cards, as far as there are any.
dead-mans-draw-trait-navigator = Cartographer
    .text = Your Treasure Map lets you choose from all of Davy Jones' Locker.
dead-mans-draw-trait-master-gunner = Blade Dancer
    .text = Your Knife cuts a whole stack loose, not only its top card.
dead-mans-draw-trait-scavenger = Gleaner
    .text = What your Knife cuts loose goes to your Hold.
dead-mans-draw-trait-mystic = Drone Pilot
    .text = { $edition ->
        [mayday] Your Exploration Drone shows the next three cards, to everybody. Their order stays.
       *[other] Your Exploration Drone shows you the next three cards. Their order stays.
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
    .text = Your Anchor is safe too, and so are the next two cards that come into the Exploration after it. A card that causes an incident is never safe.
dead-mans-draw-trait-fisherman = Squid Catcher
    .text = { $edition ->
        [mayday] A Giant Squid that you reveal from the Loot Deck goes straight to your Hold and demands nothing.
       *[other] A Giant Squid goes straight to your Hold, wherever it comes from, and demands nothing.
      }
dead-mans-draw-trait-beastmaster = Squid Tamer
    .text = An opponent's Giant Squid demands four cards instead of two, wherever it comes from.
dead-mans-draw-trait-misfire = Jinx
    .text = An opponent's Knife slips: it hits the top card of a stack of that opponent's own.
dead-mans-draw-trait-parry = Shield Diver
    .text = { $edition ->
        [mayday] An opponent's Harpoon can only steal a Giant Squid, from whomever. If there is none it may take, that Harpoon sinks into Davy Jones' Locker.
       *[other] An opponent's Harpoon, even a Harpooner's, can only steal a Giant Squid from you.
      }
dead-mans-draw-trait-davy-jones-locker = Saboteur
    .text = Choose one opponent for the whole game: whatever they lose in an incident goes to your Hold, the card that caused it included.
dead-mans-draw-trait-siren = Songstress
    .text = The card that an opponent's Mermaid chooses goes to your Hold and does nothing more; what an Anchor protected stays safe. (Only with the Mermaid ability.)

# Variants

dead-mans-draw-variant-pile-o-treasure = Pile O' Treasure
    .text = Every card in your Hold scores, not only the highest of each suit.
dead-mans-draw-variant-all-hands-on-deck = All Hands on Deck
    .text = Each of the ten suits that your Hold lacks costs you five points.
dead-mans-draw-variant-strange-lands = Strange Lands
    .text = Equal numbers cause an incident, equal suits do not.
dead-mans-draw-variant-thieves-island = Thieves' Island
    .text = What you lose in an incident goes to the Hold of the player on your left, the card that caused it included.
dead-mans-draw-variant-bottom-feeder = Bottom Feeder
    .text = Knife and Harpoon take the lowest card of a stack.

# House rules

dead-mans-draw-house-anchored_chest = Anchored Chest
    .text = Key and Chest that are both safe in an incident still bring a bonus: as many cards as you saved.
dead-mans-draw-house-gentle = Gentle
    .text = Net, Harpoon and Treasure Map never cause an incident: such cards are not offered.

# Rulings

dead-mans-draw-ruling-silent-edition = Where one edition is silent
    .text = What another edition says holds, unless the two disagree: a Harpoon that finds nothing does nothing, a Drone as the last card does nothing, an effect is carried out completely before the next choice, two to four play with one deck, and five to eight with two.
    .why = The three are editions of one game.
dead-mans-draw-ruling-first-player = Who begins
    .text = Chance decides.
    .why = The rulebook lets the player begin who saw the ocean last, and a program cannot know who that was.
dead-mans-draw-ruling-discard-memory = What lies in Davy Jones' Locker
    .text = Nobody may look through it, and the table shows only its size. The odds still count every card that sank there, for all of them sank in the open.
    .why = Who remembers well knows as much. The program does the remembering and tells nothing that you could not know.
dead-mans-draw-ruling-map-open = What a Treasure Map shows
    .text = Everybody sees the cards that a Treasure Map offers, the whole Locker in the case of a Cartographer.
    .why = All of them sank in the open, so nothing is given away that could not be remembered, and one of them is played before everybody a moment later.
dead-mans-draw-ruling-bust-is-no-collect = Key and Chest saved by an Anchor
    .text = They bring no bonus. The house rule Anchored Chest gives one.
    .why = In one place the rulebook lets them act as soon as they come into a Hold, which an Anchor does too. Where it explains them it speaks of the Return to the Surface.
dead-mans-draw-ruling-bonus-size = Size of the bonus
    .text = One card for each card that lay in the Exploration when you returned, Key and Chest included. If Davy Jones' Locker holds too few, you get what there is.
    .why = One rulebook counts the cards that went to the Hold, the others those in the Exploration. Both come to the same number.
dead-mans-draw-ruling-mermaid-and-protection = Safe cards that move
    .text = Cards that an Anchor made safe stay safe when that Anchor moves or goes to a Hold. A card that the Mermaid moves to the right is no longer safe, until another Anchor makes it so. The Net Keeper's Net and the Anchor Hand's Anchor make themselves safe again when they are played again, and the Anchor Hand counts two new cards.
    .why = Being safe belongs to the card. Who moves to the right has left its place in front of the Anchor.
dead-mans-draw-ruling-mermaid-replay = A card that is played again
    .text = It is no new card: it causes no incident, and it pays nothing towards a Giant Squid. A Giant Squid played again demands its cards anew; an Anchor protects all that now lies to its left; Key and Chest only move. The Mermaid must choose if there is a card to choose.
    .why = The card changes its place and its effect is repeated, no more and no less.
dead-mans-draw-ruling-mermaid-on-mermaid = No Mermaid for a Mermaid
    .text = A Mermaid cannot choose another Mermaid. Only in Strange Lands could two of them lie in the Exploration.
    .why = Two Mermaids could choose each other for ever.
dead-mans-draw-ruling-kraken-debt = What a Giant Squid counts
    .text = Only cards that come into the Exploration after it; a card that goes straight to a Hold does not count. What a Drone has shown must still be revealed. If the Loot Deck ends, you may return. If the Giant Squid itself is taken away, its demand stays. A second one, in Strange Lands, demands anew; the two do not add up.
    .why = The rulebook speaks of cards placed in the Exploration, and nobody can reveal a card of an empty deck.
dead-mans-draw-ruling-turn-goes-on = After a card that went straight to the Hold
    .text = Your turn goes on: explore on or return, even with an empty Exploration. If it was the last card of the Loot Deck, your turn ends as usual.
    .why = By the rulebook only an incident or the Return to the Surface ends a turn.
dead-mans-draw-ruling-oracle-known = What a Drone has shown
    .text = The program remembers it, for everybody who saw it, until those cards are revealed. A Drone Pilot sees fewer than three cards if fewer are left.
    .why = The order of the deck does not change, and nobody can be made to forget.
dead-mans-draw-ruling-two-hooks = The Trawler, card by card
    .text = { $edition ->
        [mayday] The first card does all that it does before the second is chosen. Both may come from the same stack. If only one card can be hauled in, it is one.
       *[other] The first card does all that it does before the second is chosen. If only one suit can be hauled in, it is one card.
      }
    .why = Every card is played out before the next decision, and nobody can haul in what they do not have.
dead-mans-draw-ruling-misfire-whose = What a jinxed Knife hits
    .text = One top card of its player's own stacks, which sinks into Davy Jones' Locker, whatever Diver that player has, wherever the Knife came from, and in Bottom Feeder too. With an empty Hold nothing happens.
    .why = The Jinx takes the place of the whole effect, so nothing that changes the effect applies to it, and a Knife is the same wherever it comes from.
dead-mans-draw-ruling-beastmaster-whose = Which Giant Squids the Squid Tamer drives
    .text = Every Giant Squid of an opponent, also one that a Net, a Harpoon or a Treasure Map brings.
    .why = The German rulebook says drawn, but a Giant Squid does the same wherever it comes from.
dead-mans-draw-ruling-miser-hook = What the Net Keeper keeps
    .text = The Net is safe even if it hauled in nothing. If the card that it hauls in causes an incident, the Net is kept and that card is lost.
    .why = Such a card never enters the Exploration, so nothing there can make it safe.
dead-mans-draw-ruling-safe-harbor-count = What the Anchor Hand counts
    .text = The next two cards count wherever they come from, and counting goes on when the Anchor is taken away.
    .why = Being safe belongs to the cards, not to the Anchor.
dead-mans-draw-ruling-golden-scales-count = How often the Pearl Diver is paid
    .text = Five points once, for the Mermaid that scores. In Pile O' Treasure every Mermaid scores, so each brings five.
    .why = A card that does not score is worth nothing, and nothing cannot be worth more.
dead-mans-draw-ruling-plunderer-choice = Whom the Wreck Raider robs
    .text = The Exploration goes to the Hold first; then the Wreck Raider chooses among the opponents who have cards. If nobody has any, there is no bonus.
    .why = The bonus is counted by what was brought up, so that comes first.
dead-mans-draw-ruling-parry-and-sword = The Shield Diver and the Harpoon's own rule
    .text = { $edition ->
        [mayday] Both hold: who has a Giant Squid already cannot steal one, unless they are the Harpooner. A Harpoon that sinks did enter the Exploration: it pays towards a Giant Squid and counts for the Anchor Hand.
       *[other] Both hold: who has a Giant Squid already cannot steal one, unless they are the Harpooner.
      }
    .why = The Shield Diver narrows what a Harpoon may take; nothing is allowed that was forbidden before.
dead-mans-draw-ruling-locker-takes = What the Saboteur takes
    .text = All that the victim loses in an incident, the card that caused it included, but nothing that was safe. In Thieves' Island the Saboteur comes before the neighbour.
    .why = What is safe is not lost. The Saboteur chose this one player, so that is the more special rule.
dead-mans-draw-ruling-locker-chosen = When the Saboteur's victim is chosen
    .text = { $edition ->
        [mayday] As soon as the Diver is kept.
        [elznir] When all Divers have been shown.
       *[carcass] As soon as the Diver has been dealt.
      }
    .why = { $edition ->
        [elznir] Asked earlier, the choice would give a secret away.
       *[other] The German rulebook wants it at the start of the game; this one does not say when.
      }
dead-mans-draw-ruling-siren-and-casanova = The Songstress against the Charmer
    .text = { $edition ->
        [mayday] A card that the Charmer takes to his Hold is out of the Songstress's reach.
       *[other] A card that the Charmer takes to his Hold is out of the Songstress's reach. If he has it played again instead, she takes it.
      }
    .why = The Songstress answers a card that is to be played again, and one in the Hold is not.
dead-mans-draw-ruling-character-dealt = The same character twice
    .text = Divers are dealt player by player. One whose suit is already at the table is put aside, and the next is dealt; Key and Chest count as one suit, and the Saboteur, who has none, is at the table only once as well. So nobody has the same Diver as somebody else, not even with two decks. With the Mermaid ability the Songstress joins.
    .why = The rulebook replaces a doubled character and leaves open whose; by our names a character is a suit.
dead-mans-draw-ruling-strange-lands-abilities = What Strange Lands changes
    .text = Only what causes an incident. Effects, stacks and points go by suit as always.
    .why = The variant speaks of nothing else.
dead-mans-draw-ruling-sudden-death-when = When Sudden Death looks
    .text = At the end of every turn, at the player whose turn it was, after an incident too, and before the game ends in the usual way.
    .why = An Anchor can bring points in an incident as well.
dead-mans-draw-ruling-anchored-chest-order = In which order Anchored Chest pays
    .text = The lost cards sink into Davy Jones' Locker first; then the bonus is drawn from it, one card for each that was saved.
    .why = This house rule is ours: first the incident, then the bonus.
dead-mans-draw-ruling-gentle-sword = When Gentle leaves nothing to choose
    .text = { $edition ->
        [mayday] If every choice would cause an incident, the effect does nothing. Against the Shield Diver a Harpoon sinks only if there is no Giant Squid at all that it could take; if that one would cause an incident, the Harpoon stays and does nothing.
       *[other] If every choice would cause an incident, the effect does nothing.
      }
    .why = This house rule comes from the digital game, where these effects never cost a turn.

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
client-after-coach-ruin = { $game ->
   *[other] The next card is an incident
  }
