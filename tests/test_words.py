"""The words: every message that code asks for is there and can be said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import pressgang
from pressgang.core import Dice, Rulebook, rulebooks
from pressgang.words import locales, voice

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src").rglob("*.py"))
PROBLEMS = re.compile(r'(?:Problem|BadText|BadLuck|BadOption|IllegalMove|_misfit|\.say)\(\s*"([a-z-]+)"')


def messages() -> list[str]:
    found = []
    for path in locales().glob("en/*.ftl"):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        found += [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    return found


@pytest.mark.parametrize("path", sorted(locales().rglob("*.ftl")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_locale_file_has_no_mistakes(path: Path) -> None:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, Junk)] == []


def test_no_message_is_there_twice() -> None:
    names = messages()
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_every_message_that_code_names_exists(path: Path) -> None:
    for code in PROBLEMS.findall(path.read_text(encoding="utf-8")):
        assert voice().has(code), code


@pytest.mark.parametrize("title", rulebooks(), ids=lambda title: title.name)
def test_every_topic_of_the_rules_has_a_name_and_a_text(title: Rulebook) -> None:
    assert voice().has(f"{title.name}-rules")
    for topic in title.topics:
        assert voice().say(f"{title.name}-{topic.kind}-{topic.slug}")
        assert len(voice().say(f"{title.name}-{topic.kind}-{topic.slug}.text")) > 20


@pytest.mark.parametrize(
    "options", [{}, {"traits": True}, {"traits": True, "mermaid": True, "variant": "random", "house": ["anchored_chest"]}]
)
def test_whole_games_can_be_told_to_a_player_and_to_an_onlooker(options: dict[str, object]) -> None:
    game = pressgang.game("dead-mans-draw", players=4, **options)
    names = ["Eliza", "Zach", "Anne", "Jack"]
    for seed in range(12):
        state, dice, told = game.start(seed=seed, listen=True), Dice(seed), 0
        player, onlooker = game.teller(names, 0), game.teller(names, None)
        while state.pending:
            seat = state.pending[0]
            lines = [*player.table(state), *onlooker.table(state), *player.help(state)]
            lines += [player.action(state, action) for action in state.actions(seat)]
            assert all(voice().tell(line) for line in lines)
            state.play(seat, state.any_action(seat, dice))
            assert state.heard is not None
            for event in state.heard[told:]:
                assert voice().tell(player.event(event))
                assert voice().tell(onlooker.event(event))
            told = len(state.heard)
        assert all(voice().tell(line) for line in player.result(state))
