"""The rules of all games as pages of the site, from the locale files: every topic, every ruling with its reason, the editions compared."""

from __future__ import annotations

import re
from pathlib import Path

from pressgang.core import Rulebook, Ruling, Topic, rulebook
from pressgang.words import Voice, languages, voice

OURS = ("dead-mans-draw", "dread-draw", "pirates-mark")
LEAD = re.compile(r"([A-ZÄÖÜ][\w’']*(?: [\w’']+){0,2})\. (?=\S)")
"""The first words of a line of the rules, if they say what it is about: `Bidding. Chance decides ...`"""


def write_rules(folder: Path) -> None:
    """All pages in all languages; English ones in the folder itself."""
    for language in languages():
        place = folder if language == "en" else folder / language
        place.mkdir(parents=True, exist_ok=True)
        words = voice(language)
        pages = [page for name in OURS for page in _pages_of(rulebook(name), words)]
        for slug, text in pages:
            (place / f"{slug}.md").write_text(text, encoding="utf-8")
        (place / "index.md").write_text(_index(words, pages), encoding="utf-8")


def _pages_of(title: Rulebook, words: Voice) -> list[tuple[str, str]]:
    """The pages of a game: one for each edition, the first under the game's own name, and one that compares them."""
    if not title.editions:
        return [(title.name, RulesPage(title, words, "").text())]
    pages = []
    for edition in title.editions:
        game = title.game(title.fewest, {"edition": edition})
        slug = title.name if edition == title.editions[0] else f"{title.name}-{edition}"
        pages.append((slug, RulesPage(title, words.themed(game.theme), edition).text()))
    return [*pages, (f"{title.name}-editions", _editions(title, words))]


class RulesPage:
    """The rules of a title in the words of an edition, as Markdown."""

    def __init__(self, title: Rulebook, words: Voice, edition: str) -> None:
        self.title = title
        self.words = words
        self.edition = edition
        self.rulings = [ruling for ruling in title.rulings if not ruling.editions or edition in ruling.editions]

    def text(self) -> str:
        """The whole page: the rules, then everything in them, then what we decided."""
        head, _, rules = self._say("rules").partition("\n")
        parts = [f"# {self._title(head)}", f"*{head.strip()}*", _paragraphs(rules.strip())]
        for kind in dict.fromkeys(topic.kind for topic in self.title.topics):
            parts.append(f"## {self._say(f'kind-{kind}')} {{ #{kind} }}")
            parts += [self._topic(topic) for topic in self.title.topics if topic.kind == kind]
        if self.words.has(f"{self.title.name}-own-design"):
            parts.append(self._say("own-design"))
        if self.rulings:
            parts += [f"## {self.words.say('client-rules-rulings')} {{ #rulings }}", self.words.say("client-rules-rulings-lead")]
        return "\n\n".join(parts + [self._ruling(ruling) for ruling in self.rulings]) + "\n"

    def _title(self, head: str) -> str:
        """What the page is called in the list of pages."""
        name = head.partition(" (")[0].strip()
        return f"{name}: {self._say(f'edition-{self.edition}')}" if self.edition else name

    def _say(self, what: str) -> str:
        return self.words.say(f"{self.title.name}-{what}", edition=self.edition)

    def _topic(self, topic: Topic) -> str:
        facts = "" if self.title.facts is None else self.words.tell(self.title.facts(topic.slug)) + " "
        entry = f"{topic.kind}-{topic.slug}"
        about = [self._link(ruling) for ruling in self.rulings if topic.slug in ruling.about]
        decided = f"\n\n{self.words.say('client-rules-rulings')}: {', '.join(about)}." if about else ""
        return f"### {self._say(entry)} {{ #{entry} }}\n\n{facts}{self._say(f'{entry}.text')}{decided}"

    def _link(self, ruling: Ruling) -> str:
        return f"[{self._say(f'ruling-{ruling.slug}')}](#ruling-{ruling.slug})"

    def _ruling(self, ruling: Ruling) -> str:
        entry = f"ruling-{ruling.slug}"
        why = self.words.say("client-rules-why", why=self._say(f"{entry}.why"))
        return f"### {self._say(entry)} {{ #{entry} }}\n\n{self._say(f'{entry}.text')}\n\n*{why}*"


def _paragraphs(text: str) -> str:
    """The text of the rules, with a paragraph of its own for each line that says first what it is about."""
    lines: list[str] = []
    for line in text.splitlines():
        begins = not lines or not lines[-1] or lines[-1].endswith(".")
        lines += ["", LEAD.sub(r"**\1.** ", line, count=1)] if begins and LEAD.match(line) else [line]
    return "\n".join(lines)


def _editions(title: Rulebook, words: Voice) -> str:
    """In which rules the editions differ, side by side."""
    name = title.name
    parts = [f"# {words.say(name)}: {words.say('client-rules-editions')}"]
    parts.append(
        "\n".join(f"- **{words.say(f'{name}-edition-{each}')}**: {words.say(f'{name}-edition-{each}.text')}" for each in title.editions)
    )
    rows = [["", *(words.say(f"{name}-edition-{each}") for each in title.editions)], ["---"] * (len(title.editions) + 1)]
    for row in title.switches:
        entry = f"{name}-switch-{row}"
        rows.append([f"{row} {words.say(entry)}", *(words.say(f"{entry}.{each}") for each in title.editions)])
    parts.append("\n".join("| " + " | ".join(cell.replace("\n", " ") for cell in row) + " |" for row in rows))
    return "\n\n".join(parts) + "\n"


def _index(words: Voice, pages: list[tuple[str, str]]) -> str:
    """The list of the pages of a language."""
    links = [f"- [{text.partition(chr(10))[0].removeprefix('# ')}]({slug}.md)" for slug, text in pages]
    return "\n\n".join([f"# {words.say('client-nav-rules')}", words.say("client-rules"), words.say("unofficial"), "\n".join(links)]) + "\n"
