"""What is told to a person at the table, in messages; the words are in the locale files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pressgang.core import NOBODY, Say, State, Teller

from .cards import SUITS, Cards
from .notation import TRAITS
from .state import DeadMansDrawState

if TYPE_CHECKING:
    from .game import DeadMansDraw


class DeadMansTeller(Teller):
    """Tells about a table of Dead Man's Draw."""

    def __init__(self, game: DeadMansDraw, names: list[str], me: int | None) -> None:
        super().__init__(game, names, me)
        self.cards = game.cards
        self.edition = game.plain_rules.edition.name

    def card(self, slug: str) -> Say:
        if slug in TRAITS:
            return self._say(f"trait-{slug}")
        suit, _, value = slug.rpartition("-")
        return self._say("card", suit=self._say(f"suit-{suit}"), value=value)

    def name(self, slug: str) -> Say:
        kind = "trait" if slug in TRAITS else "suit" if slug in SUITS else "variant"
        return self._say(f"{kind}-{slug}")

    # The table

    def table(self, state: State) -> list[Say]:
        assert isinstance(state, DeadMansDrawState)
        lines = [self._bank(state, seat) for seat in range(len(self.names))]
        lines.append(self._say("piles", draw=state.left, discard=state.discard.size()))
        if not state.dealt:
            lines.append(self._play_area(state))
        if state.owed:
            lines.append(self._say("owed", count=state.owed))
        known = state.view(self.me)["known"]
        if known:
            lines.append(self._say("known", cards=[self.card(card) for card in known]))
        risk = state.risk(self.me)
        if risk is not None and self.me in state.pending and state.drawn:
            lines.append(self._say("risk", percent=round(100 * risk)))
        return lines

    def _bank(self, table: DeadMansDrawState, seat: int) -> Say:
        bank = table.banks[seat]
        trait, victim = table.traits[seat], table.locker[seat]
        return self._say(
            "bank",
            who=self.names[seat],
            turn="yes" if seat in table.pending else "no",
            score=table.score(seat),
            trait=self._say(f"trait-{trait.slug}") if trait.slug else "",
            traits="none" if not trait.slug else "plain" if victim == NOBODY else "victim",
            victim="" if victim == NOBODY else self.names[victim],
            count=bank.size(),
            stacks=[self._stack(table, bank, suit) for suit in range(len(SUITS)) if bank.has_suit(suit)],
        )

    def _stack(self, table: DeadMansDrawState, bank: Cards, suit: int) -> Say:
        cards = [card for card in reversed(bank.listing()) if card // 6 == suit]
        values = "/".join([str(table.rules.values[card]) for card in cards])
        return self._say("card", suit=self._say(f"suit-{SUITS[suit]}"), value=values)

    def _play_area(self, table: DeadMansDrawState) -> Say:
        area = table.area
        if area.size == 0:
            return self._say("play-empty")
        safe = area.listed(area.protected)
        cards = [self._say("protected" if card in safe else "lying", card=self.card(self.cards[card])) for card in area.listing()]
        return self._say("play", cards=cards)

    # What may be done

    def action(self, state: State, action: int) -> Say:
        assert isinstance(state, DeadMansDrawState)
        choice = state.describe(state.asked() if self.me is None else self.me, action)
        verb, other = choice.verb, "" if choice.seat is None else self.names[choice.seat]
        if verb == "draw":
            return self._say("move-draw")
        if verb == "bank":
            chest = state.opens_chest(state.area.held)
            return self._say("move-bank", count=state.area.size, gain=choice.gain or 0, bonus="yes" if chest else "no")
        if verb == "keep":
            trait = f"trait-{choice.card}"
            return self._say("move-keep", trait=self._say(trait), text=self._text(trait))
        if choice.card is None:
            return self._say(f"move-{verb}", other=other)
        return self._say(f"move-{verb}", card=self.card(choice.card), other=other, busts="yes" if choice.busts else "no")

    def help(self, state: State) -> list[Say]:
        """The suits in play and on offer, the traits at the table, the variant."""
        assert isinstance(state, DeadMansDrawState)
        shown = [] if state.frame is None else [card // 6 for card in state.frame.shown]
        suits = [suit for suit in range(len(SUITS)) if state.area.has_suit(suit) or suit in shown]
        topics = [f"suit-{SUITS[suit]}" for suit in suits if state.rules.suits[suit].slug in self._able(state)]
        topics += [f"trait-{trait.slug}" for trait in state.traits if trait.slug]
        if state.dealt and self.me is not None:
            topics += [f"trait-{TRAITS[number]}" for number in state.dealt[self.me]]
        if state.rules.variant.slug is not None:
            topics.append(f"variant-{state.rules.variant.slug}")
        lines = [self._say("topic", name=self._say(topic), text=self._text(topic)) for topic in dict.fromkeys(topics)]
        return [*lines, self._say("help-turn")]

    def _able(self, table: DeadMansDrawState) -> list[str]:
        abilities = table.game.options["abilities"]
        return [str(suit) for suit in abilities] if isinstance(abilities, list) else list(SUITS)

    def result(self, state: State) -> list[Say]:
        assert isinstance(state, DeadMansDrawState)
        scores, winners = state.standing()
        order = sorted(range(len(self.names)), key=lambda seat: (seat not in winners, -scores[seat]))
        lines = [
            self._say(
                "result-row",
                who=self.names[seat],
                score=scores[seat],
                count=state.banks[seat].size(),
                won="yes" if seat in winners else "no",
            )
            for seat in order
        ]
        return [*lines, self._say("result", count=len(winners), who=[self.names[seat] for seat in winners])]

    def _text(self, topic: str) -> Say:
        """What the rules of this edition say about a suit, a trait or a variant."""
        return self._say(f"{topic}.text", edition=self.edition)

    def _say(self, code: str, **facts: object) -> Say:
        return Say(f"{self.game.name}-{code}", **facts)
