"""Golden playthroughs: whole stretches of play as text, so that a change of the rules shows as a difference to read.

`python tests/test_playthroughs.py --write` writes them anew.
"""

from __future__ import annotations

import itertools
import json
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

import pressgang
from pressgang import Dice, State

FOLDER = Path(__file__).parent / "playthroughs"
WHOLE = 10_000
LONG = 20
"""Lists with more than so many entries are shortened."""
SHOWN_APART = ("game", "seat", "over", "pending", "actions", "scores", "winners")
"""What a view says that the playthrough says in other lines."""


class Playthrough(NamedTuple):
    """A game by name, its options, and how far it is played."""

    file: str
    players: int
    options: dict[str, object]
    seed: int
    moves: int = 30
    game: str = "dead-mans-draw"


PLAYTHROUGHS = (
    Playthrough("plain-2", 2, {}, 102, WHOLE),
    Playthrough("plain-4", 4, {}, 37),
    Playthrough("traits", 2, {"traits": True}, 4136),
    Playthrough("mermaid-and-traits", 3, {"traits": True, "mermaid": True}, 2, 50),
    Playthrough("mermaid-and-traits-4", 4, {"traits": True, "mermaid": True}, 33, 40),
    Playthrough("pile-o-treasure", 2, {"variant": "pile-o-treasure"}, 30),
    Playthrough("all-hands-on-deck", 2, {"variant": "all-hands-on-deck"}, 30),
    Playthrough("strange-lands", 2, {"variant": "strange-lands"}, 11),
    Playthrough("thieves-island", 2, {"variant": "thieves-island"}, 30),
    Playthrough("sudden-death", 2, {"variant": "sudden-death"}, 70),
    Playthrough("beneath-the-waves", 2, {"variant": "beneath-the-waves"}, 10, WHOLE),
    Playthrough("bottom-feeder", 2, {"variant": "bottom-feeder"}, 30),
    Playthrough("random-variant", 2, {"variant": "random"}, 80),
    Playthrough("gentle", 2, {"house": ["gentle"]}, 113),
    Playthrough("anchored-chest", 2, {"house": ["anchored_chest"]}, 4),
    Playthrough("party-of-6", 6, {"traits": True}, 43, 40),
    Playthrough("elznir", 3, {"edition": "elznir", "traits": True, "mermaid": True}, 6, 40),
    Playthrough("carcass", 4, {"edition": "carcass", "traits": True}, 6, 40),
    Playthrough("dread-draw-2", 2, {}, 7, WHOLE, "dread-draw"),
    Playthrough("dread-draw-5", 5, {"promo": "joins"}, 1, WHOLE, "dread-draw"),
    Playthrough("pirates-mark-4", 4, {}, 47, WHOLE, "pirates-mark"),
    Playthrough("pirates-mark-two-player", 2, {"mode": "two-player"}, 14, WHOLE, "pirates-mark"),
    Playthrough("pirates-mark-parrghty-5", 5, {"mode": "parrghty"}, 31, WHOLE, "pirates-mark"),
    Playthrough("pirates-mark-random-3", 3, {"selection": "random"}, 61, 80, "pirates-mark"),
    Playthrough("abilities-anchor-map", 2, {"abilities": ["anchor", "map"]}, 4),
)
EVENTS = {
    *(
        "variant",
        "first",
        "dealt",
        "kept",
        "keep",
        "diver",
        "locker",
        "turn",
        "draw",
        "collect",
        "bust",
        "saved",
        "lost",
        "claimed",
        "over",
    ),
    *("anchor", "hook", "cannon", "shown", "map", "peek", "sword", "kraken", "replay", "bonus", "nothing"),
    *("home", "plunder", "misfire", "parried", "charmed", "sung"),
}
DREAD_EVENTS = {
    *(
        "round",
        "turn",
        "reveal",
        "strong",
        "summon",
        "fail",
        "weak",
        "saved",
        "guarded",
        "eliminated",
        "use",
        "skip",
        "peek",
        "toss",
        "top",
    ),
    *("gain", "move", "stronger", "fiercer", "warded", "called", "reshuffle", "round-won", "strike", "damage", "keep", "defeated"),
    *("over", "fortune"),
}
PIRATE_EVENTS = {
    *("first", "turn", "roll", "bid", "call", "play", "part", "pull", "flow", "cured", "inert", "anchor", "kraken", "plank", "winds"),
    *("mate", "nothing", "overboard", "compass", "stolen", "lock", "peek", "returns", "sink", "scatter", "marked", "counted", "dead"),
    *("unmarked", "revived", "duel", "kiss", "judged", "kissed", "fades", "unlinked", "over"),
}
"""Every kind of event; each is heard in one of the playthroughs at least."""


def written(play: Playthrough) -> str:
    """The playthrough as text: every step with what an onlooker hears and sees, and what may be done."""
    state = pressgang.game(play.game, play.players, **play.options).start(play.seed, listen=True)
    dice = Dice(play.seed)
    lines = [f"{play.game}, {play.players} players, {json.dumps(play.options)}, seed {play.seed}", ""]
    seen: dict[str, object] = {}
    lines += snapshot(state, seen)
    for number in range(1, play.moves + 1):
        if not state.pending:
            break
        lines += ["", f"{number}. {random_move(state, dice)}", *snapshot(state, seen)]
    return "\n".join(lines) + "\n"


def random_move(state: State, dice: Dice) -> str:
    """Play a random legal move of a random pending seat; returns it as text."""
    seat = state.pending[dice.below(len(state.pending))]
    actions = state.actions(seat)
    action = actions[dice.below(len(actions))]
    if state.heard is not None:
        state.heard.clear()
    state.play(seat, action)
    return f"{seat} {state.game.notation(action)}"


def snapshot(state: State, seen: dict[str, object]) -> list[str]:
    """What happened since the last one, what lies differently, the scores, and what may be done."""
    view = state.view(None)
    news = {key: value for key, value in view.items() if key not in SHOWN_APART and (key not in seen or seen[key] != value)}
    lines = [f"  * {told(event.told(None))}" for event in state.heard or []]
    lines += [f"    {key}: {changed(seen.get(key), value)}" for key, value in news.items()]
    seen.update(view)
    lines += [f"  = {plain(view['scores'])}" + (f", won by {plain(view['winners'])}" if view["over"] else "")]
    for seat in state.pending:
        lines += [f"  ? {seat}: {', '.join(shortened([state.game.notation(action) for action in state.actions(seat)]))}"]
    return lines


def shortened(moves: list[str]) -> list[str]:
    """The moves, of a long run with one verb only the first, the last and their number."""
    found: list[str] = []
    for _, run in itertools.groupby(moves, lambda move: move.split()[0]):
        group = list(run)
        found += group if len(group) <= LONG else [f"{group[0]} ... {group[-1]} ({len(group)})"]
    return found


def changed(before: object, now: object) -> str:
    """A value; of a long one that was there before only what is new and what is gone."""
    old, new = [plain(each) for each in entries(before)], [plain(each) for each in entries(now)]
    if len(old) <= LONG or len(new) <= LONG:
        return plain(now)
    gone, come = Counter(old) - Counter(new), Counter(new) - Counter(old)
    return " ".join([f"-{each}" for each in gone.elements()] + [f"+{each}" for each in come.elements()])


def entries(value: object) -> list[object]:
    """What a list or an object holds."""
    if isinstance(value, dict):
        return [f"{key}={each}" for key, each in value.items()]
    return value if isinstance(value, list) else []


def told(event: dict[str, object]) -> str:
    """An event as an onlooker hears it, without what it does not say."""
    said = [f"{key}={plain(value)}" for key, value in event.items() if key not in ("what", "count") and value not in (None, [])]
    if event["cards"] is None:
        said.append(f"count={event['count']}")
    return " ".join([str(event["what"]), *said])


def plain(value: object) -> str:
    """A value without quotes and brackets; chances to three places; of unfinished business only what there is to say."""
    if isinstance(value, dict) and "frame" in value:
        said = [f"{key}={plain(each)}" for key, each in value.items() if key != "frame" and each not in (None, [], False)]
        return f"{value['frame']}({' '.join(said)})"
    if isinstance(value, list):
        return "[" + " ".join(plain(item) for item in value) + "]"
    if value is None:
        return "-"
    return f"{value:.3f}" if isinstance(value, float) else str(value)


def path_of(play: Playthrough) -> Path:
    return FOLDER / f"{play.file}.txt"


@pytest.mark.parametrize("play", PLAYTHROUGHS, ids=lambda play: play.file)
def test_it_is_played_as_it_was(play: Playthrough) -> None:
    assert written(play) == path_of(play).read_text(encoding="utf-8")


def test_every_file_is_a_playthrough() -> None:
    assert sorted(FOLDER.iterdir()) == sorted(path_of(play) for play in PLAYTHROUGHS)


def test_every_kind_of_event_is_heard_somewhere() -> None:
    heard = {line.split()[1] for path in FOLDER.iterdir() for line in path.read_text(encoding="utf-8").splitlines() if "  * " in line}
    assert heard == EVENTS | DREAD_EVENTS | PIRATE_EVENTS


if __name__ == "__main__" and "--write" in sys.argv:
    FOLDER.mkdir(exist_ok=True)
    for playthrough in PLAYTHROUGHS:
        path_of(playthrough).write_text(written(playthrough), encoding="utf-8")
