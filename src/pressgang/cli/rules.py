"""`pressgang rules` and `pressgang editions`: the rules of a game in our own words, its cards, and what we decided."""

from __future__ import annotations

import argparse
import re

from pressgang.core import Problem, Rulebook, Ruling, Topic, rulebook, rulebooks
from pressgang.tui.screen import Screen
from pressgang.words import Voice

from .flags import games_of, title_of
from .parser import Parser, offer


def rules_flags(command: Parser, words: Voice) -> None:
    """Of which game, and of what in it."""

    def fill(game: Parser) -> None:
        title = title_of(game)
        names = [topic.slug for topic in title.topics] + [ruling.slug for ruling in title.rulings]
        offer(game.add_argument("topic", nargs="?", metavar="NAME", help=words.say("cli-topic")), names)
        if title.editions:
            game.flag("--edition", "NAME", words.say("cli-edition", editions=", ".join(title.editions)), title.editions[0], title.editions)
        game.switch("--list", words.say("cli-list"))
        game.set_defaults(run=run_rules)

    games_of(command, words, fill)


def editions_flags(parser: Parser, words: Voice) -> None:
    """Of which game."""
    names = [title.name for title in rulebooks()]
    about = words.say("cli-default", text=words.say("cli-game"), default=names[0])
    offer(parser.add_argument("game", nargs="?", metavar="GAME", default=names[0], help=about), names)
    parser.set_defaults(run=run_editions)


def run_rules(chosen: argparse.Namespace, words: Voice) -> int:
    """Print the rules of a game, or of one thing in it."""
    title: Rulebook = chosen.title
    given = {"edition": chosen.edition} if title.editions else {}
    game = title.game(title.players(given)[0], given)
    page = RulesPage(title, words.themed(game.theme), str(game.options.get("edition", "")))
    screen = Screen()
    if chosen.list:
        screen.block("\n".join(page.names()))
        return 0
    if chosen.topic is None:
        screen.prose(page.words.say(f"{title.name}-rules", edition=page.edition))
    for line in page.things() if chosen.topic is None else page.one(chosen.topic):
        screen.line(line, hang=4)
    return 0


class RulesPage:
    """The rules of a title, in the words of an edition."""

    def __init__(self, title: Rulebook, words: Voice, edition: str) -> None:
        self.title = title
        self.words = words
        self.edition = edition
        self.rulings = [ruling for ruling in title.rulings if not ruling.editions or edition in ruling.editions]

    def things(self) -> list[str]:
        """What each thing in the rules does, then what we decided."""
        name, topics = self.title.name, self.title.topics
        lines = []
        for kind in dict.fromkeys(topic.kind for topic in topics):
            lines += ["", self.words.say(f"{name}-kind-{kind}")]
            lines += ["  " + self._topic(topic) for topic in topics if topic.kind == kind]
        if self.rulings:
            lines += ["", self.words.say("rules-rulings")]
        return lines + ["  " + self._ruling(ruling) for ruling in self.rulings]

    def names(self) -> list[str]:
        """What there is a text about: each name as it is typed, and as people say it."""
        named = [(topic.slug, f"{topic.kind}-{topic.slug}") for topic in self.title.topics]
        named += [(ruling.slug, f"ruling-{ruling.slug}") for ruling in self.rulings]
        widest = max(len(slug) for slug, _ in named)
        return [f"{slug:{widest}}  {self.words.say(f'{self.title.name}-{code}')}" for slug, code in named]

    def one(self, name: str) -> list[str]:
        """One topic with the rulings about it, or one ruling."""
        wanted = _slug(name)
        topics = [topic for topic in self.title.topics if wanted in (topic.slug, self._named(topic.kind, topic.slug))]
        slugs = {topic.slug for topic in topics}
        rulings = [each for each in self.rulings if slugs & set(each.about) or wanted in (each.slug, self._named("ruling", each.slug))]
        if not topics and not rulings:
            raise Problem("no-such-topic", game=self.title.name, name=name, names=", ".join(self._typed()))
        lines = [self._topic(topic) for topic in topics]
        if rulings:
            lines += [self.words.say("rules-rulings")] + ["  " + self._ruling(ruling) for ruling in rulings]
        if self.words.has(f"{self.title.name}-own-design"):
            lines.append(self.words.say(f"{self.title.name}-own-design"))
        return lines

    def _typed(self) -> list[str]:
        """All names that somebody may have meant."""
        named = [each for topic in self.title.topics for each in (topic.slug, self._named(topic.kind, topic.slug))]
        return named + [each for ruling in self.rulings for each in (ruling.slug, self._named("ruling", ruling.slug))]

    def _topic(self, topic: Topic) -> str:
        entry = f"{self.title.name}-{topic.kind}-{topic.slug}"
        facts = "" if self.title.facts is None else self.words.tell(self.title.facts(topic.slug)) + " "
        text = facts + self.words.say(f"{entry}.text", edition=self.edition)
        return self.words.say("rules-topic", name=self.words.say(entry), text=text)

    def _ruling(self, ruling: Ruling) -> str:
        entry = f"{self.title.name}-ruling-{ruling.slug}"
        text, why = (self.words.say(f"{entry}.{part}", edition=self.edition) for part in ("text", "why"))
        return self.words.say("rules-ruling", name=self.words.say(entry), text=text, why=why)

    def _named(self, kind: str, slug: str) -> str:
        """The name that people read, as they would type it."""
        return _slug(self.words.say(f"{self.title.name}-{kind}-{slug}"))


def _slug(name: str) -> str:
    """A name as people type it, as it would be written in a record."""
    return re.sub(r"[^\w]+", "-", re.sub(r"['’`]", "", name.lower())).strip("-").replace("anchored-chest", "anchored_chest")


def run_editions(chosen: argparse.Namespace, words: Voice) -> int:
    """Print in which rules the editions of a game differ, side by side."""
    title = rulebook(chosen.game)
    if not title.editions:
        raise Problem("no-editions", game=title.name)
    screen = Screen()
    for name in title.editions:
        entry = f"{title.name}-edition-{name}"
        screen.line(words.say("editions-name", name=words.say(entry), slug=name, text=words.say(f"{entry}.text")), hang=2)
    for row in title.switches:
        entry = f"{title.name}-switch-{row}"
        screen.line()
        screen.line(words.say("editions-row", row=row, name=words.say(entry)), "bold")
        for name in title.editions:
            screen.line("  " + words.say("editions-cell", edition=name, text=words.say(f"{entry}.{name}")), hang=4)
    return 0
