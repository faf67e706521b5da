"""Golden thoughts: what is thought and said of the games of some playthroughs, step by step, as text.

Beside each move: how each seat stands, what the one who is asked would do without thinking, what each kind of choice is about and risks,
what a card may be, and what is told of the table. A change of how bots judge, or of what is told, shows as a difference to read.
`python tests/test_thoughts.py --write` writes them anew.
"""

from __future__ import annotations

import itertools
import sys
from pathlib import Path

import pytest
from test_playthroughs import PLAYTHROUGHS, Playthrough, plain, random_move

import pressgang
from pressgang import Dice, State
from pressgang.core import Say, Teller

FOLDER = Path(__file__).parent / "thoughts"
MOST_MOVES = 60
NAMES = ["Anne", "Bart", "Ching", "Drake", "Edward", "Flint"]
THOUGHT_ABOUT = {
    *("plain-4", "mermaid-and-traits", "party-of-6", "carcass", "gentle", "beneath-the-waves"),
    *("dread-draw-2", "dread-draw-5"),
    *("pirates-mark-4", "pirates-mark-two-player", "pirates-mark-parrghty-5", "pirates-mark-random-3"),
}
CHOSEN = [play for play in PLAYTHROUGHS if play.file in THOUGHT_ABOUT]


def thoughts(play: Playthrough) -> str:
    """The playthrough as it is thought and told."""
    state = pressgang.game(play.game, play.players, **play.options).start(play.seed)
    dice, said = Dice(play.seed), dict[str, None]()
    lines = [f"{play.game}, {play.players} players, seed {play.seed}", *moment(state, said)]
    for number in range(1, min(play.moves, MOST_MOVES) + 1):
        if not state.pending:
            break
        lines += ["", f"{number}. {some_move(state, dice)}", *moment(state, said)]
    if not state.pending:
        lines += [f"  ! {told(line)}" for line in teller_for(state, None).result(state)]
    return "\n".join(lines) + "\n"


def some_move(state: State, dice: Dice) -> str:
    """Play without thinking, or now and then any move at all; returns it as text."""
    if dice.below(3) == 0:
        return random_move(state, dice)
    seat = state.pending[dice.below(len(state.pending))]
    action = state.quick_choice(seat, dice)
    state.play(seat, action)
    return f"{seat} {state.game.notation(action)}"


def moment(state: State, said: dict[str, None]) -> list[str]:
    """What is thought and told now; `said` was told before."""
    lines = ["  share " + " ".join(f"{state.estimated_share(seat):.3f}" for seat in range(state.game.players))]
    for seat in state.pending[:2]:
        lines += asked(state, seat)
    for listener in (None, *state.pending[:1]) if state.pending else ():
        now = dict.fromkeys(told(line) for line in teller_for(state, listener).table(state))
        lines += [f"  > {line}" for line in now if line not in said]
        said.update(now)
    return lines


def teller_for(state: State, seat: int | None) -> Teller:
    return state.game.teller(NAMES[: state.game.players], seat)


def asked(state: State, seat: int) -> list[str]:
    """How a seat stands that is asked: what it would do at once, and what it can do."""
    notation, teller = state.game.notation, teller_for(state, seat)
    quick = [notation(state.quick_choice(seat, Dice(seed))) for seed in (1, 2)]
    thumb, silent = notation(state.rule_of_thumb(seat, Dice(1))), state.answer_if_silent(seat)
    facts = f"risk {plain(state.risk(seat))}, bid {plain(state.ruin_of_bid(seat))}, distinct {len(state.distinct_actions(seat))}"
    lines = [f"  {seat}: thumb {thumb}, quick {' or '.join(dict.fromkeys(quick))}, {facts}"]
    lines += [f"    silence is {notation(silent)}"] if silent >= 0 else []
    for _, run in itertools.groupby(state.actions(seat), lambda action: notation(action).split()[0]):
        actions = list(run)
        together = teller.group(state, actions)
        lines += [f"    {told(together)}"] if together is not None and len(actions) > 1 else []
        lines += [choice(state, seat, action, teller) for action in dict.fromkeys([actions[0], actions[len(actions) // 2], actions[-1]])]
    return lines


def choice(state: State, seat: int, action: int, teller: Teller) -> str:
    """What a choice is about and risks, what it may turn up, and how it is told."""
    about = [f"{name}={plain(value)}" for name, value in state.describe(seat, action)._asdict().items() if value not in (None, False)]
    chances = state.chances(seat, action)
    cards = f", {len(chances)} cards of {sum(count for _, count in chances)}" if chances else ""
    return f"    {' '.join(about)}, ruin {plain(state.ruin(seat, action))}{cards}, {told(teller.action(state, action))}"


def told(say: Say) -> str:
    """A sentence without its words: its code and its facts."""
    return f"{say.code}({', '.join(f'{name}={fact(each)}' for name, each in say.facts.items())})"


def fact(value: object) -> str:
    if isinstance(value, Say):
        return told(value)
    return "[" + " ".join(fact(each) for each in value) + "]" if isinstance(value, list) else plain(value)


@pytest.mark.parametrize("play", CHOSEN, ids=lambda play: play.file)
def test_it_is_thought_and_told_as_it_was(play: Playthrough) -> None:
    assert thoughts(play) == (FOLDER / f"{play.file}.txt").read_text(encoding="utf-8")


def test_every_file_is_one_of_thoughts() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == THOUGHT_ABOUT


if __name__ == "__main__" and "--write" in sys.argv:
    FOLDER.mkdir(exist_ok=True)
    for playthrough in CHOSEN:
        (FOLDER / f"{playthrough.file}.txt").write_text(thoughts(playthrough), encoding="utf-8")
