"""Lantern Caves: all choose at once, in secret, to go on or to go home; the second danger of a kind drives out whoever is inside."""

from __future__ import annotations

from pathlib import Path

from pressgang.core import NOT_CHOSEN, Dice, Game, Luck, Rulebook, Standing, State, Topic, Zone

NAME = "lantern-caves"
DANGERS = ("flood", "bats", "rockfall")
GEMS = {"quartz": 2, "amber": 4, "topaz": 7, "opal": 11}
CARDS = (*DANGERS, *GEMS)
ON, HOME = 0, 1
CAVES = 3
COPIES = 5


class LanternCaves(Game):
    """Lantern Caves for so many players."""

    def __init__(self, players: int, options: dict[str, object]) -> None:
        super().__init__(NAME, players, options)
        self.card_names = list(CARDS)
        self.deck = [card for card in range(len(CARDS)) for _ in range(COPIES)]
        self.zones = (Zone("deck", "nobody"), Zone("path"), Zone("charm", "owner", each=True), Zone("gone"))
        self.secret_choices = ("chosen",)
        self.scores_are_points = True
        self.name_moves(["on", "home"])

    def blank(self, luck: Luck) -> Caves:
        return Caves(self, luck)


class Caves(State):
    """A game being played."""

    def __init__(self, game: Game, luck: Luck) -> None:
        super().__init__(game, luck)
        self.deck: list[int] = []
        self.path: list[int] = []
        """What was turned up in this cave."""
        self.charm: list[list[int]] = [[] for _ in range(game.players)]
        """One danger each, secret, that its owner walks away from with all gems, once."""
        self.gone: list[int] = []
        self.cave = 1
        self.loose = 0
        """Gems on the ground that could not be shared evenly."""
        self.inside = [True] * game.players
        self.carried = [0] * game.players
        self.saved = [0] * game.players
        self.chosen = [NOT_CHOSEN] * game.players

    def deal(self) -> None:
        """Everybody gets a danger as a charm; the rest is shuffled."""
        dangers = self.luck.shuffle("charms", [card for card in self.game.deck if card < len(DANGERS)])
        self.charm = [[dangers.pop()] for _ in self.charm]
        gems = [card for card in self.game.deck if card >= len(DANGERS)]
        self.deck = self.luck.shuffle("deck", gems + dangers)
        self.turn_over()

    @property
    def pending(self) -> tuple[int, ...]:
        if self.cave > CAVES:
            return ()
        return tuple(seat for seat in range(self.game.players) if self.inside[seat] and self.chosen[seat] == NOT_CHOSEN)

    def actions(self, seat: int) -> list[int]:
        return [ON, HOME] if seat in self.pending else []

    def act(self, seat: int, action: int) -> None:
        self.chosen[seat] = action
        self.emit("chose", seat, name=self.game.moves[action], knows=[seat])
        if not self.pending:
            self.reveal()

    def reveal(self) -> None:
        """All have chosen: those who go home share what lies loose, the others go on."""
        home = [seat for seat, action in enumerate(self.chosen) if action == HOME]
        for seat in home:
            self.carried[seat] += self.loose // len(home)
            self.go_home(seat)
        self.loose = self.loose % len(home) if home else self.loose
        self.chosen = [NOT_CHOSEN] * self.game.players
        if any(self.inside) and self.deck:
            self.turn_over()
        else:
            self.next_cave()

    def go_home(self, seat: int) -> None:
        self.emit("home", seat, amount=self.carried[seat])
        self.saved[seat] += self.carried[seat]
        self.carried[seat] = 0
        self.inside[seat] = False

    def turn_over(self) -> None:
        """The next card: gems are shared, a danger that lies there already drives everybody out."""
        card = self.deck.pop()
        again = card < len(DANGERS) and card in self.path
        self.path.append(card)
        self.emit("turned", cards=[card], source="deck", target="path")
        if again:
            self.flee(card)
        elif card >= len(DANGERS):
            each, left = divmod(GEMS[CARDS[card]], sum(self.inside))
            self.loose += left
            self.carried = [carried + each * inside for carried, inside in zip(self.carried, self.inside, strict=True)]

    def flee(self, danger: int) -> None:
        """Whoever is inside loses what they carry, but not with the right charm, which is used up."""
        for seat in [seat for seat in range(self.game.players) if self.inside[seat]]:
            if danger in self.charm[seat]:
                self.charm[seat].remove(danger)
                self.gone.append(danger)
                self.emit("charmed", seat, [danger])
                self.go_home(seat)
            else:
                self.emit("fled", seat, amount=self.carried[seat])
                self.carried[seat], self.inside[seat] = 0, False
        self.next_cave()

    def next_cave(self) -> None:
        """The path is cleared; its last card never comes back."""
        self.gone += self.path[-1:]
        self.deck = self.luck.shuffle("deck", self.deck + self.path[:-1])
        self.path, self.loose, self.inside = [], 0, [True] * self.game.players
        self.cave += 1
        if self.cave > CAVES:
            self.emit("over")
        else:
            self.emit("cave", amount=self.cave)
            self.turn_over()

    def standing(self) -> Standing:
        best = [seat for seat, gems in enumerate(self.saved) if gems == max(self.saved)]
        return Standing(tuple(self.saved), tuple(best) if self.cave > CAVES else ())

    def risk(self, seat: int | None) -> float | None:
        """How likely the next card drives everybody out, by all that this seat does not see."""
        unseen = self.deck + [card for owner, own in enumerate(self.charm) for card in own if owner != seat]
        return sum(card in self.path and card < len(DANGERS) for card in unseen) / len(unseen) if self.pending else None

    def ruin(self, seat: int, action: int) -> float | None:
        return self.risk(seat) if action == ON else None

    def rule_of_thumb(self, seat: int, dice: Dice) -> int:
        return HOME if (self.risk(seat) or 0.0) * self.carried[seat] > 3 else ON


TOPICS = tuple(Topic("card", card) for card in CARDS)
RULEBOOK = Rulebook(NAME, 2, 8, (), LanternCaves, TOPICS, locales=Path(__file__).parent / "locales")
