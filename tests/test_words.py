"""The words: every message that code asks for is there, in every language and theme, and nothing is said without one."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import pressgang
from pressgang.core import Dice, Rulebook, rulebooks
from pressgang.words import Voice, add_locales, entries, language_of, languages, locales, voice

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src").rglob("*.py"))
CLIENT = sorted(path for kind in ("*.ts", "*.svelte") for path in (ROOT / "client" / "src").rglob(kind))
FILES = sorted(locales().rglob("*.ftl"))
OTHERS = [language for language in languages() if language != "en"]
THEMES = sorted(path.stem for path in locales().glob("en/themes/*.ftl"))
NAMED = re.compile(r'(?:Problem|BadText|BadLuck|BadOption|IllegalMove|_misfit|\.say)\(\s*"([a-z-]+)"')
EDITIONS = ["mayday", "elznir", "carcass"]


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(node: object) -> set[str]:
    collector = Variables()
    collector.visit(node)
    return collector.found


def messages(folder: str) -> list[tuple[str, set[str]]]:
    """Every message and attribute of the files in a folder, with its variables."""
    found = []
    for path in sorted(locales().glob(f"{folder}/*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                found.append((entry.id.name, variables(entry.value)))
                found += [(f"{entry.id.name}.{each.id.name}", variables(each.value)) for each in entry.attributes]
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: "-".join(path.relative_to(locales()).with_suffix("").parts))
def test_a_locale_file_has_no_mistakes(path: Path) -> None:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, Junk)] == []
    assert list(entries(path)) == [entry.id.name for entry in resource.body if isinstance(entry, Message)]


def test_messages_that_speak_of_others_and_of_terms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pressgang.words._FOLDERS", [])
    (tmp_path / "en").mkdir()
    text = "-lamp = lantern\nlamp-name = the { -lamp }\n    .plural = { -lamp }s\n\nlamp-lit = { lamp-name } is lit\n"
    (tmp_path / "en" / "lamps.ftl").write_text(text)
    add_locales(tmp_path)
    assert Voice("de").say("lamp-lit") == "the lantern is lit"
    assert Voice("en").say("lamp-name.plural") == "lanterns"
    assert not Voice("en").has("lamp-out")
    with pytest.raises(LookupError, match="lamp-out"):
        Voice("en").say("lamp-out")


@pytest.mark.parametrize("language", languages())
def test_no_message_is_there_twice(language: str) -> None:
    names = [name for name, _ in messages(language)]
    assert sorted(names) == sorted(set(names))


def test_english_and_german_are_spoken() -> None:
    assert languages() == ["de", "en"]


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_english_with_the_same_variables(language: str) -> None:
    assert sorted(messages(language)) == sorted(messages("en"))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", languages())
def test_a_theme_overrides_messages_with_the_same_variables(language: str, theme: str) -> None:
    base, overridden = dict(messages("en")), dict(messages(f"{language}/themes"))
    assert {name: base.get(name) for name in overridden} == overridden
    assert set(overridden) == set(dict(messages("en/themes")))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_every_message_that_code_names_exists(path: Path) -> None:
    for code in NAMED.findall(path.read_text(encoding="utf-8")):
        assert voice().has(code), code


def test_every_message_is_said_somewhere() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    games = "|".join(title.name for title in rulebooks())
    kinds = "suit|trait|variant|house|card|kind|ruling|edition|switch|event|move|luck|curse|item|mark|edge|many|observed|flag"
    composed = re.compile(rf"({games})(-rules|-({kinds})-.+)?")
    for name, _ in messages("en"):
        bare = name.partition(".")[0]
        if bare.startswith("client-"):
            continue
        short = re.sub(rf"^({games})-", "", bare)
        known = composed.fullmatch(bare) or f'"{bare}"' in code or f'"{short}"' in code
        assert known or bare in ("record-luck", "record-moves"), name


def test_every_message_of_the_client_is_said_in_the_browser() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in CLIENT)
    said = set(re.findall(r"[\"'`](client-[\w-]+)(?:\.\w+)?[\"'`]", code))
    begun = tuple(set(re.findall(r"[\"'`](client-[\w-]+-)(?:\$\{|[\"'`])", code)))
    names = {name.partition(".")[0] for name, _ in messages("en") if name.startswith("client-")}
    assert sorted(name for name in names if name not in said and not name.startswith(begun)) == []


def test_every_message_that_the_client_names_exists() -> None:
    for path in CLIENT:
        for code in re.findall(r"\bsay\(\s*'([\w-]+(?:\.\w+)?)'", path.read_text(encoding="utf-8")):
            assert voice().has(code), f"{path.name}: {code}"


SENTENCE = re.compile(r"[A-Za-z]{2,},? [a-z]{2,},? [a-z]{2,}")
NOT_OURS = ("ignored explicit", "invalid choice", "following arguments", "expected (?:one")
"""What argparse says, which we look for to say it in our own words."""


def texts(tree: ast.AST) -> list[str]:
    """All string constants that are not documentation."""
    silent = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent
    ]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_no_sentence_stands_outside_the_locale_files(path: Path) -> None:
    found = [text for text in texts(ast.parse(path.read_text(encoding="utf-8"))) if SENTENCE.search(text)]
    assert [text for text in found if not any(known in text for known in NOT_OURS)] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("theme", ["", *THEMES])
@pytest.mark.parametrize("title", rulebooks(), ids=lambda title: title.name)
def test_every_topic_of_the_rules_has_a_name_and_a_text(title: Rulebook, theme: str, language: str) -> None:
    speaker = voice(language, theme)
    for edition in EDITIONS:
        assert len(speaker.say(f"{title.name}-rules", edition=edition)) > 500
        for topic in title.topics:
            assert speaker.say(f"{title.name}-{topic.kind}-{topic.slug}")
            assert len(speaker.say(f"{title.name}-{topic.kind}-{topic.slug}.text", edition=edition)) > 10


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("theme", ["", *THEMES])
@pytest.mark.parametrize("title", rulebooks(), ids=lambda title: title.name)
def test_every_ruling_has_a_name_a_text_and_a_reason(title: Rulebook, theme: str, language: str) -> None:
    speaker = voice(language, theme)
    for ruling in title.rulings:
        code = f"{title.name}-ruling-{ruling.slug}"
        for edition in ruling.editions or EDITIONS:
            assert all(len(speaker.say(f"{code}{part}", edition=edition)) > 4 for part in ("", ".text", ".why"))


@pytest.mark.parametrize("title", rulebooks(), ids=lambda title: title.name)
def test_rulings_are_told_of_things_that_there_are(title: Rulebook) -> None:
    told = {name.partition(".")[0] for name, _ in messages("en") if name.startswith(f"{title.name}-ruling-")}
    assert told == {f"{title.name}-ruling-{ruling.slug}" for ruling in title.rulings}
    assert {slug for ruling in title.rulings for slug in ruling.about} <= {topic.slug for topic in title.topics}


DECK = {"card": [{"slug": f"card-{number}", "strength": number, "damage": 1, "copies": 9} for number in range(1, 8)]}
OPTIONS: list[tuple[str, dict[str, object]]] = [
    ("dead-mans-draw", {}),
    ("dead-mans-draw", {"traits": True}),
    ("dead-mans-draw", {"traits": True, "mermaid": True, "variant": "random", "house": ["anchored_chest"]}),
    ("dead-mans-draw", {"traits": True, "mermaid": True, "edition": "elznir"}),
    ("dead-mans-draw", {"traits": True, "mermaid": True, "edition": "carcass"}),
    ("dread-draw", {"promo": "joins"}),
    ("dread-draw", {"deck": DECK}),
    ("pirates-mark", {}),
    ("pirates-mark", {"mode": "parrghty"}),
    ("pirates-mark", {"mode": "two-player"}),
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("title", "options"), OPTIONS)
def test_whole_games_can_be_told_to_a_player_and_to_an_onlooker(title: str, options: dict[str, object], language: str) -> None:
    game = pressgang.game(title, players=2 if options.get("mode") == "two-player" else 4, **options)
    names, speaker = ["Eliza", "Zach", "Anne", "Jack"][: game.players], voice(language, game.theme)
    for seed in range(1 if title == "pirates-mark" else 6):
        state, dice, told = game.start(seed=seed, listen=True), Dice(seed), 0
        player, onlooker = game.teller(names, 0), game.teller(names, None)
        while state.pending:
            seat = state.pending[0]
            lines = [*player.table(state), *onlooker.table(state), *player.help(state)]
            lines += [player.action(state, action) for action in state.actions(seat)[-30:]]
            assert all(speaker.tell(line) for line in lines)
            state.play(seat, state.any_action(seat, dice))
            assert state.heard is not None
            for event in state.heard[told:]:
                assert speaker.tell(player.event(event))
                assert speaker.tell(onlooker.event(event))
            told = len(state.heard)
        assert all(speaker.tell(line) for line in player.result(state))


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LC_ALL": "en_US", "LANG": "de_DE"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


GLOSSARY = locales() / "de" / "GLOSSARY.md"


def forbidden() -> list[tuple[str, str]]:
    """Files, and words that they do not use because the glossary names another for what they mean."""
    found = []
    for row in GLOSSARY.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in row.split("|")[1:-1]]
        if len(cells) == 4:
            words, files = ([item.strip() for item in cell.split(",")] for cell in cells[2:])
            found += [(file, word) for word in words for file in files if word and file.endswith(".ftl")]
    return found


FORBIDDEN = forbidden()


@pytest.mark.parametrize("file", sorted({file for file, _ in FORBIDDEN}))
def test_one_word_for_one_thing_as_the_glossary_says(file: str) -> None:
    text = "\n".join(line for line in (GLOSSARY.parent / file).read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    assert [word for name, word in FORBIDDEN if name == file and re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text)] == []


def test_the_glossary_forbids_something_in_every_game() -> None:
    assert {file for file, _ in FORBIDDEN} >= {"dead-mans-draw.ftl", "dread-draw.ftl", "pirates-mark.ftl", "themes/diving.ftl"}
    assert len(FORBIDDEN) > 150
