"""What came out, as sheets: a table for people, one for programs, and what a plot of it shows. In the person's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pressgang.core import Game
from pressgang.words import Voice

from .balance import FOR_WHO_BEGINS, Balance, Row
from .intervals import Rate
from .learning_curve import Row as Measured
from .playing import Title
from .rating import MEAN, Rating
from .tournament import Standings

KINDS = {
    "seat": "lab-kind-seat",
    "bot": "lab-kind-bot",
    "trait": "lab-kind-trait",
    "variant": "lab-kind-variant",
    "card": "lab-kind-card",
}


@dataclass(frozen=True, slots=True)
class Bars:
    """A plot of values with their intervals, one below the other."""

    axis: str
    points: list[tuple[str, Rate | Rating]]
    even: float
    """Where nobody is better than anybody else."""
    percent: bool


@dataclass(frozen=True, slots=True)
class Grid:
    """A plot of rates, everybody against everybody."""

    rows: str
    columns: str
    cells: list[tuple[str, str, float]]


@dataclass(frozen=True, slots=True)
class Curve:
    """A plot of a network that learns, over the games that it has played: its loss, and below it its share against bots."""

    games: str
    loss: str
    share: str
    opponent: str
    losses: list[tuple[int, float]]
    shares: list[tuple[int, str, Rate]]
    even: float


@dataclass(frozen=True, slots=True)
class Sheet:
    """One thing to show."""

    name: str
    """The name of its files."""
    title: str
    note: str
    """What was counted, in small print."""
    head: list[str]
    rows: list[list[str]]
    fields: list[str]
    values: list[list[object]]
    plot: Bars | Grid | Curve
    locale: str
    """How numbers on the axes are written."""


class _Speaker:
    """Numbers in the person's language."""

    def __init__(self, words: Voice) -> None:
        self.words = words

    def percent(self, rate: float) -> str:
        return self.words.say("lab-percent", value=100 * rate)

    def interval(self, rate: Rate) -> str:
        return self.words.say("lab-interval", low=self.percent(rate.low), high=self.percent(rate.high))

    def number(self, value: float) -> str:
        return self.words.say("lab-number", value=round(value))

    def rating(self, value: float) -> str:
        """Without thousands, as ratings are written."""
        return self.words.say("lab-points", value=round(value))

    def points(self, rating: Rating) -> list[str]:
        low, high = round(rating.low), round(rating.high)
        return [self.rating(rating.value), self.words.say("lab-interval", low=self.rating(low), high=self.rating(high))]

    def heads(self, *columns: str) -> list[str]:
        return [self.words.say(column) for column in columns]


# Balance


def balance_sheets(result: Balance, game: Game, words: Voice) -> list[Sheet]:
    """A sheet for each kind of thing that was counted."""
    return [_balance_sheet(result, kind, game, words.themed(game.theme)) for kind in result.kinds()]


def _balance_sheet(result: Balance, kind: str, game: Game, words: Voice) -> Sheet:
    rows, speaker = result.rows(kind), _Speaker(words)
    labels = [_label(row, game, words) for row in rows]
    title, axis = words.say(KINDS[kind]), words.say("lab-first-rate" if kind in FOR_WHO_BEGINS else "lab-rate")
    compared = [] if kind in FOR_WHO_BEGINS else ["lab-without"]
    head = [title, *speaker.heads("lab-seats", "lab-won"), axis, *speaker.heads("lab-95", *compared)]
    return Sheet(
        kind,
        words.say("lab-balance-title", game=words.say(game.name), what=title),
        balance_note(result, words),
        head,
        [[label, *_balance_cells(row, speaker)] for label, row in zip(labels, rows, strict=True)],
        ["name", "label", "seats", "won", "rate", "low", "high", "without"],
        [[row.name, label, row.seats, row.won, *row.rate, row.without] for label, row in zip(labels, rows, strict=True)],
        Bars(
            words.say("lab-axis", what=axis),
            [(label, row.rate) for label, row in zip(labels, rows, strict=True)],
            result.even,
            percent=True,
        ),
        words.say("lab-locale"),
    )


def balance_note(result: Balance, words: Voice) -> str:
    """How many games of whom were counted."""
    return _note(result.title, result.counts.games, result.seed, result.bots, words)


def tournament_note(result: Standings, words: Voice) -> str:
    """How many games of whom were counted."""
    return _note(result.title, result.outcome.games, result.seed, result.bots, words)


def _note(title: Title, games: int, seed: int, bots: tuple[str, ...], words: Voice) -> str:
    named, options = ", ".join(dict.fromkeys(bots)), " ".join(title.flags())
    how = "options" if options else "plain"
    return words.say("lab-note", games=games, players=title.players, how=how, options=options, seed=str(seed), bots=named)


def _balance_cells(row: Row, speaker: _Speaker) -> list[str]:
    cells = [speaker.number(row.seats), speaker.number(row.won), speaker.percent(row.rate.value), speaker.interval(row.rate)]
    if row.kind in FOR_WHO_BEGINS:
        return cells
    return [*cells, "" if row.without is None else speaker.percent(row.without)]


def _label(row: Row, game: Game, words: Voice) -> str:
    """A thing that was counted, by its name in the game."""
    if row.kind == "seat":
        return words.say("lab-seat", number=int(row.name))
    if row.kind == "bot":
        return row.name
    teller = game.teller([""] * game.players, None)
    return words.tell(teller.card(row.name) if row.kind == "card" else teller.name(row.name))


# Tournaments


def tournament_sheets(result: Standings, words: Voice) -> list[Sheet]:
    """The ratings, and everybody against everybody."""
    return [_rating_sheet(result, words), _pair_sheet(result, words)]


def _rating_sheet(result: Standings, words: Voice) -> Sheet:
    speaker, order = _Speaker(words), result.ranked()
    columns = ("lab-kind-bot", "lab-rating", "lab-95", "lab-games", "lab-rate", "lab-95", "lab-shared", "lab-score")
    return Sheet(
        "ratings",
        words.say("lab-ratings-title", game=words.say(result.title.name)),
        tournament_note(result, words),
        speaker.heads(*columns),
        [_rating_row(result, bot, speaker) for bot in order],
        ["bot", "rating", "low", "high", "games", "wins", "shared", "share", "share_low", "share_high", "mean_score"],
        [_rating_values(result, bot) for bot in order],
        Bars(
            words.say("lab-axis", what=words.say("lab-rating")),
            [(result.bots[bot], result.ratings[bot]) for bot in order],
            MEAN,
            percent=False,
        ),
        words.say("lab-locale"),
    )


def _rating_row(result: Standings, bot: int, speaker: _Speaker) -> list[str]:
    tally = result.outcome.tallies[bot]
    rate = [speaker.percent(tally.rate.value), speaker.interval(tally.rate)]
    score = speaker.words.say("lab-decimal", value=tally.score / max(tally.games, 1))
    points = speaker.points(result.ratings[bot])
    return [result.bots[bot], *points, speaker.number(tally.games), *rate, speaker.number(tally.shared), score]


def _rating_values(result: Standings, bot: int) -> list[object]:
    tally = result.outcome.tallies[bot]
    score = tally.score / max(tally.games, 1)
    return [result.bots[bot], *result.ratings[bot], tally.games, tally.wins, tally.shared, *tally.rate, score]


def _pair_sheet(result: Standings, words: Voice) -> Sheet:
    order, speaker = result.ranked(), _Speaker(words)
    pairs = [(bot, other, result.against(bot, other)) for bot in order for other in order if bot != other]
    shown = {
        (bot, other): words.say("lab-pair", rate=speaker.percent(rate.value), interval=speaker.interval(rate)) for bot, other, rate in pairs
    }
    return Sheet(
        "pairs",
        words.say("lab-pairs-title", game=words.say(result.title.name)),
        words.say("lab-pairs-note"),
        [words.say("lab-against"), *[result.bots[other] for other in order]],
        [[result.bots[bot], *[shown.get((bot, other), "") for other in order]] for bot in order],
        ["bot", "other", "won", "lost", "rate", "low", "high"],
        [[result.bots[bot], result.bots[other], result.pairs[bot][other], result.pairs[other][bot], *rate] for bot, other, rate in pairs],
        Grid(
            words.say("lab-kind-bot"),
            words.say("lab-opponent"),
            [(result.bots[bot], result.bots[other], rate.value) for bot, other, rate in pairs],
        ),
        words.say("lab-locale"),
    )


# Learning


def curve_sheet(rows: Sequence[Measured], title: Title, seed: int, words: Voice) -> Sheet:
    """How a network learned."""
    speaker = _Speaker(words)
    tried = [(row, _rate(row)) for row in rows if row.share is not None]
    return Sheet(
        "curve",
        words.say("lab-curve-title", game=words.say(title.name)),
        words.say("lab-curve-note", players=title.players, seed=str(seed)),
        speaker.heads("lab-games", "lab-opponent", "lab-rate", "lab-95"),
        [[speaker.number(row.games), row.opponent, speaker.percent(rate.value), speaker.interval(rate)] for row, rate in tried],
        list(Measured._fields),
        [list(row) for row in rows],
        Curve(
            words.say("lab-games"),
            words.say("lab-loss"),
            words.say("lab-axis", what=words.say("lab-rate")),
            words.say("lab-opponent"),
            [(row.games, row.loss) for row in rows if row.loss is not None],
            [(row.games, row.opponent, rate) for row, rate in tried],
            1 / title.players,
        ),
        words.say("lab-locale"),
    )


def _rate(row: Measured) -> Rate:
    share, half = row.share or 0.0, row.half or 0.0
    return Rate(share, max(share - half, 0.0), min(share + half, 1.0))
