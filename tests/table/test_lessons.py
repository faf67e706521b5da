"""The lessons: their cards lie so that a pupil who follows the hints meets what the lesson teaches, and can always play to the end."""

from __future__ import annotations

import pytest

from pressgang import Match, Problem
from pressgang.bots import Look, make_bot
from pressgang.core import Dice
from pressgang.table.lessons import lesson as record_of
from pressgang.table.lessons import lessons

NAMES = ["dmd-1", "dmd-2", "dmd-3", "dmd-4", "dmd-5", "dread-1", "pirates-1"]
PUPIL = 0
LONG = 400

FOLLOWED = {
    "dmd-1": ["draw", "draw", "draw", "bank", "draw", "draw", "draw", "draw", "draw"],
    "dmd-2": ["draw", "draw", "draw", "bank"],
    "dmd-3": ["draw", "draw", "hook chest", "bank", "draw", "draw", "bank"],
    "dmd-4": ["draw", "cannon 1 mermaid", "draw", "sword 1 key", "draw", "bank"],
    "dmd-5": ["draw", "draw", "map sword-5", "sword 1 key", "draw", "draw", "draw", "hook cannon", "cannon 1 sword", "bank"],
    "dread-1": ["draw", "draw", "summon the-storm"],
    "pirates-1": ["nest 3", "peek D3", "peek F4", "peek G5", "bid 6"],
}
"""What a pupil does who follows the hints."""
MEETS = {
    "dmd-1": ["collect", "anchor", "saved"],
    "dmd-2": ["bonus"],
    "dmd-3": ["hook", "bonus", "peek"],
    "dmd-4": ["cannon", "sword", "bonus"],
    "dmd-5": ["map", "anchor", "kraken", "collect"],
    "dread-1": ["strong", "summon"],
    "pirates-1": ["peek", "bid"],
}
"""What happens to the pupil then; the goals of the lessons in the browser are made of these."""


class Lesson:
    """A lesson with rivals who go by the rule of thumb, as at its table."""

    def __init__(self, name: str, seed: int = 0) -> None:
        self.match = Match(record_of(name), listen=True)
        self.state = self.match.state
        self.dice = Dice(seed)
        self.bots = [make_bot("deckhand", seed + seat) for seat in range(len(self.match.seats))]

    def rivals(self) -> None:
        """All others play until it is the pupil's turn."""
        while self.state.pending and PUPIL not in self.state.pending:
            self.bot(self.state.pending[0])

    def bot(self, seat: int) -> None:
        """A bot plays for a seat."""
        self.match.play(seat, self.bots[seat].choose(Look(self.state, seat, self.dice)))

    def pupil(self, move: str) -> None:
        """The pupil does it."""
        self.rivals()
        action = self.match.game.parse(move)
        assert action in self.state.actions(PUPIL), (move, [self.match.game.notation(each) for each in self.state.actions(PUPIL)])
        self.match.play(PUPIL, action)

    def met(self) -> list[str]:
        """What has happened to the pupil."""
        assert self.state.heard is not None
        return [event.what for event in self.state.heard if event.seat == PUPIL]


def test_every_file_is_a_lesson() -> None:
    assert lessons() == NAMES


@pytest.mark.parametrize("name", ["", "nothing", "dmd-6", "../lessons/dmd-1", "../../secret"])
def test_a_lesson_that_there_is_not_is_refused(name: str) -> None:
    with pytest.raises(Problem) as refused:
        record_of(name)
    assert (refused.value.code, refused.value.facts) == ("no-such-lesson", {"name": name})


@pytest.mark.parametrize("name", NAMES)
def test_the_hints_lead_to_what_is_taught(name: str) -> None:
    lesson = Lesson(name)
    for move in FOLLOWED[name]:
        lesson.pupil(move)
    assert [what for what in MEETS[name] if what not in lesson.met()] == []


def test_five_lessons_switch_on_two_suits_each() -> None:
    before: set[str] = set()
    for number in range(1, 6):
        abilities = record_of(f"dmd-{number}").options["abilities"]
        assert isinstance(abilities, list)
        assert before < set(abilities)
        assert len(abilities) == 2 * number
        before = set(abilities)


def test_a_pupil_of_dread_draw_wins_the_first_round() -> None:
    lesson = Lesson("dread-1")
    for move in FOLLOWED["dread-1"]:
        lesson.pupil(move)
    lesson.rivals()
    lesson.pupil("keep the-wolf")
    lesson.rivals()
    assert "round-won" in lesson.met()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(5))
def test_whatever_the_pupil_does_the_lesson_ends(name: str, seed: int) -> None:
    lesson = Lesson(name, seed)
    pupil = make_bot("random", seed)
    for _ in range(LONG):
        lesson.rivals()
        if not lesson.state.pending:
            break
        lesson.match.play(PUPIL, pupil.choose(Look(lesson.state, PUPIL, lesson.dice)))
    assert not lesson.state.pending
