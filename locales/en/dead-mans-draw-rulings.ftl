# Dead Man's Draw (unofficial): what we decided where the rulebooks are silent, unclear or at odds, and why.

dead-mans-draw-ruling-silent-edition = Where one edition is silent
    .text = What another edition says holds, unless the two disagree: a Sword that finds nothing does nothing, an Oracle as the last card does nothing, an ability is carried out completely before the next choice, two to four play with one deck, and five to eight with two.
    .why = The three are editions of one game.
dead-mans-draw-ruling-text-counts = Text against picture
    .text = { $edition ->
        [mayday] Where a picture, a player aid or a slip of the pen says something else, the text of the rules counts. So a turn begins with drawing, not with stopping, and where an Anchor is taken the text means the Anchor, though it says Hook.
       *[other] Where a picture or a slip of the pen says something else, the text of the rules counts: Mermaids go from 4 to 9, and from 2 to 7 with their ability.
      }
    .why = The text explains the rule, the rest only recalls it.
dead-mans-draw-ruling-first-player = Who begins
    .text = Chance decides.
    .why = The rulebook lets the player begin who saw the ocean last, and a program cannot know who that was.
dead-mans-draw-ruling-discard-memory = The hidden discard pile
    .text = Nobody may look through it, and the table shows only its size. The odds still count every card that went there, for all of them went there in the open.
    .why = Who remembers well knows as much. The program does the remembering and tells nothing that you could not know.
dead-mans-draw-ruling-map-open = What a Map shows
    .text = Everybody sees the cards that a Map offers, the whole pile in the case of a Navigator.
    .why = All of them went there in the open, so nothing is given away that could not be remembered, and one of them is played before everybody a moment later.
dead-mans-draw-ruling-bust-is-no-collect = Key and Chest saved by an Anchor
    .text = They bring no bonus. The house rule Anchored Chest gives one.
    .why = The rulebook uses one word for stopping and for what an Anchor saves, so it can be read both ways. Where it explains Key and Chest it means stopping.
dead-mans-draw-ruling-bonus-size = Size of the bonus
    .text = One card for each card that lay in the play area when you stopped, Key and Chest included. If the discard pile holds too few, you get what there is.
    .why = One rulebook counts the cards that went to the bank, the others those in the play area. Both come to the same number.
dead-mans-draw-ruling-mermaid-and-protection = Safe cards that move
    .text = Cards that an Anchor made safe stay safe when that Anchor moves or goes to a bank. A card that the Mermaid moves to the right is no longer safe, until another Anchor makes it so. A Miser's Hook and a Safe Harbor's Anchor make themselves safe again when they are played again, and Safe Harbor counts two new cards.
    .why = The rulebook says the first for Siren and Casanova: being safe belongs to the card. Who moves to the right has left its place in front of the Anchor.
dead-mans-draw-ruling-mermaid-replay = A card that is played again
    .text = It is no new card: it cannot bust, and it pays nothing towards a Kraken. A Kraken played again demands its cards anew; an Anchor protects all that now lies to its left; Key and Chest only move. The Mermaid must choose if there is a card to choose.
    .why = The rulebook moves the card and repeats its ability, no more and no less.
dead-mans-draw-ruling-mermaid-on-mermaid = No Mermaid for a Mermaid
    .text = A Mermaid cannot choose another Mermaid. Only in Strange Lands could two of them lie in the play area.
    .why = Two Mermaids could choose each other for ever.
dead-mans-draw-ruling-kraken-debt = What a Kraken counts
    .text = Only cards that come into the play area after it; a card that goes straight to a bank does not count. What an Oracle has shown must still be drawn. If the draw pile ends, you may stop. If the Kraken itself is taken away, its demand stays. A second Kraken, in Strange Lands, demands anew; the two do not add up.
    .why = The rulebook speaks of cards placed in the play area, and nobody can draw from an empty pile.
dead-mans-draw-ruling-turn-goes-on = After a card that went straight to the bank
    .text = Your turn goes on: draw again or stop, even with an empty play area. If it was the last card of the draw pile, your turn ends as usual.
    .why = By the rulebook only a bust or stopping ends a turn.
dead-mans-draw-ruling-oracle-known = What an Oracle has shown
    .text = The program remembers it, for everybody who saw it, until those cards are drawn. A Mystic sees fewer than three cards if fewer are left.
    .why = The order of the pile does not change, and nobody can be made to forget.
dead-mans-draw-ruling-two-hooks = Captain's Hook, card by card
    .text = { $edition ->
        [mayday] The first card does all that it does before the second is chosen. Both may come from the same stack. If only one card can be played, one is played.
       *[other] The first card does all that it does before the second is chosen. If only one suit can be played, one card is played.
      }
    .why = Every card is played out before the next decision, and nobody can play what they do not have.
dead-mans-draw-ruling-misfire-whose = What a misfiring Cannon hits
    .text = One top card of its player's own stacks, which goes to the discard pile, whatever trait that player has, wherever the Cannon came from, and in Bottom Feeder too. With an empty bank nothing happens.
    .why = Misfire takes the place of the whole ability, so nothing that changes the ability applies to it, and a Cannon is the same wherever it comes from.
dead-mans-draw-ruling-beastmaster-whose = Which Krakens Beastmaster drives
    .text = Every Kraken of an opponent, also one that a Hook, a Sword or a Map brings.
    .why = The rulebook says drawn, but a Kraken does the same wherever it comes from.
dead-mans-draw-ruling-miser-hook = What the Miser keeps
    .text = The Hook is safe even if it played nothing. If the card that it plays busts, the Hook is kept and that card is lost.
    .why = A card that busts never enters the play area, so nothing there can make it safe.
dead-mans-draw-ruling-safe-harbor-count = What Safe Harbor counts
    .text = The next two cards count wherever they come from, and counting goes on when the Anchor is taken away.
    .why = Being safe belongs to the cards, not to the Anchor.
dead-mans-draw-ruling-golden-scales-count = How often Golden Scales pay
    .text = Five points once, for the Mermaid that scores. In Pile O' Treasure every Mermaid scores, so each brings five.
    .why = A card that does not score is worth nothing, and nothing cannot be worth more.
dead-mans-draw-ruling-plunderer-choice = Whom the Plunderer robs
    .text = The play area goes to the bank first; then the Plunderer chooses among the opponents who have cards. If nobody has any, there is no bonus.
    .why = The bonus is counted by what was banked, so banking comes first.
dead-mans-draw-ruling-parry-and-sword = Parry and the Sword's own rule
    .text = { $edition ->
        [mayday] Both hold: who has a Kraken already cannot steal one, unless they are the Swordsman. A Sword that Parry discards did enter the play area: it pays towards a Kraken and counts for Safe Harbor.
       *[other] Both hold: who has a Kraken already cannot steal one, unless they are the Swordsman.
      }
    .why = Parry narrows what a Sword may take; it allows nothing that was forbidden before.
dead-mans-draw-ruling-locker-takes = What Davy Jones' Locker takes
    .text = All that its victim loses in a bust, the card that busted included, but nothing that was safe. In Thieves' Island the Locker comes before the neighbour.
    .why = What is safe is not lost. The Locker was chosen for this one player, so it is the more special rule.
dead-mans-draw-ruling-locker-chosen = When the Locker's victim is chosen
    .text = { $edition ->
        [mayday] As soon as the trait is kept.
        [elznir] When all traits have been shown.
       *[carcass] As soon as the trait has been dealt.
      }
    .why = { $edition ->
        [elznir] Asked earlier, the choice would give a secret away.
       *[other] The German rulebook wants it at the start of the game; this one does not say when.
      }
dead-mans-draw-ruling-siren-and-casanova = Siren against Casanova
    .text = { $edition ->
        [mayday] A card that Casanova banks is out of the Siren's reach.
       *[other] A card that Casanova banks is out of the Siren's reach. If he has it played again instead, she takes it.
      }
    .why = The Siren answers a card that is to be played again, and a banked one is not.
dead-mans-draw-ruling-two-of-a-kind = The same trait twice
    .text = With two decks two players can have the same trait. If two Lockers wait for the same victim, or two Sirens sing, the first of them to the left of the player on turn gets the cards.
    .why = The rulebook is silent, and seating needs neither a choice nor chance.
dead-mans-draw-ruling-traits-shown = When a trait is shown
    .text = As soon as it is kept, even if others are still choosing.
    .why = The rulebook asks for no secrecy here; the German one does, and there all are shown together.
dead-mans-draw-ruling-diver-skills = What the Divers can do
    .text = They have the 17 traits of the German edition, with its rules, under names of our own.
    .why = The rulebook mentions seventeen skills and prints none of them.
dead-mans-draw-ruling-character-dealt = The same character twice
    .text = Traits are dealt player by player. One whose suit is already at the table is put aside, and the next is dealt; Key and Chest count as one suit, and the one trait without a suit is at the table only once as well. So nobody has the same trait as somebody else, not even with two decks. With the Mermaid ability the Siren joins.
    .why = The rulebook replaces a doubled character and leaves open whose; by our names a character is a suit.
dead-mans-draw-ruling-seven-variants = Seven variants, not six
    .text = The rulebook counts six variant cards and prints none of them. What the seven here do is known from the web only, one more than there are cards in the box.
    .why = We could not see the cards, and a variant more is better than one too few.
dead-mans-draw-ruling-strange-lands-abilities = What Strange Lands changes
    .text = Only what busts. Abilities, stacks and points go by suit as always.
    .why = The variant speaks of nothing else.
dead-mans-draw-ruling-sudden-death-when = When Sudden Death looks
    .text = At the end of every turn, at the player whose turn it was, after a bust too, and before the game ends in the usual way.
    .why = An Anchor can bring points in a bust as well.
dead-mans-draw-ruling-beneath-ties = Ties Beneath the Waves
    .text = They are broken as always, also among the lowest when nobody is below 60.
    .why = The variant says which score wins and leaves ties alone.
dead-mans-draw-ruling-anchored-chest-order = In which order Anchored Chest pays
    .text = The lost cards go to the discard pile first; then the bonus is drawn from it, one card for each that was saved.
    .why = This house rule is ours: first the bust, then the bonus.
dead-mans-draw-ruling-gentle-sword = When Gentle leaves nothing to choose
    .text = { $edition ->
        [mayday] If every choice would bust, the ability does nothing. Under Parry a Sword is discarded only if there is no Kraken at all that it could take; if that one would bust, the Sword stays and does nothing.
       *[other] If every choice would bust, the ability does nothing.
      }
    .why = This house rule comes from the digital game, where these abilities never cost a turn.
