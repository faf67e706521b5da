"""`pressgang rules` and `pressgang editions`: the rules of a game in our own words, its cards, and what we decided."""

from __future__ import annotations

import argparse
import re
from typing import Any

from pressgang.core import Problem, Rulebook, Ruling, Topic, rulebook, rulebooks
from pressgang.words import Voice

from .parser import games_of


def rules_commands(commands: Any, words: Voice) -> None:
    """Add the commands that explain rules."""
    for title, game in games_of(commands.add_parser("rules", help=words.say("cli-rules")), words):
        game.add_argument("topic", nargs="?", metavar="NAME", help=words.say("cli-topic"))
        if title.editions:
            game.add_argument("--edition", metavar="NAME", help=words.say("cli-edition"))
        game.set_defaults(run=run_rules, title=title)
    editions = commands.add_parser("editions", help=words.say("cli-editions"))
    editions.add_argument("game", nargs="?", metavar="GAME", default=rulebooks()[0].name, help=words.say("cli-game"))
    editions.set_defaults(run=run_editions)


def run_rules(chosen: argparse.Namespace, words: Voice) -> int:
    """Print the rules of a game, or of one thing in it."""
    title: Rulebook = chosen.title
    given = {} if getattr(chosen, "edition", None) is None else {"edition": chosen.edition}
    game = title.game(title.players(given)[0], given)
    page = RulesPage(title, words.themed(game.theme), str(game.options.get("edition", "")))
    for line in page.whole() if chosen.topic is None else page.one(chosen.topic):
        print(line)
    return 0


class RulesPage:
    """The rules of a title, in the words of an edition."""

    def __init__(self, title: Rulebook, words: Voice, edition: str) -> None:
        self.title = title
        self.words = words
        self.edition = edition
        self.rulings = [ruling for ruling in title.rulings if not ruling.editions or edition in ruling.editions]

    def whole(self) -> list[str]:
        """Everything: the rules, then what each thing in them does, then what we decided."""
        name, topics = self.title.name, self.title.topics
        lines = [self.words.say(f"{name}-rules", edition=self.edition)]
        for kind in dict.fromkeys(topic.kind for topic in topics):
            lines += ["", self.words.say(f"{name}-kind-{kind}")]
            lines += ["  " + self._topic(topic) for topic in topics if topic.kind == kind]
        if self.rulings:
            lines += ["", self.words.say("rules-rulings")]
        return lines + ["  " + self._ruling(ruling) for ruling in self.rulings]

    def one(self, name: str) -> list[str]:
        """One topic with the rulings about it, or one ruling."""
        wanted = _slug(name)
        topics = [topic for topic in self.title.topics if wanted in (topic.slug, self._named(topic.kind, topic.slug))]
        slugs = {topic.slug for topic in topics}
        rulings = [each for each in self.rulings if slugs & set(each.about) or wanted in (each.slug, self._named("ruling", each.slug))]
        if not topics and not rulings:
            names = ", ".join([topic.slug for topic in self.title.topics] + [ruling.slug for ruling in self.rulings])
            raise Problem("no-such-topic", game=self.title.name, name=name, names=names)
        lines = [self._topic(topic) for topic in topics]
        if rulings:
            lines += [self.words.say("rules-rulings")] + ["  " + self._ruling(ruling) for ruling in rulings]
        if self.words.has(f"{self.title.name}-own-design"):
            lines.append(self.words.say(f"{self.title.name}-own-design"))
        return lines

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
    for name in title.editions:
        entry = f"{title.name}-edition-{name}"
        print(words.say("editions-name", name=words.say(entry), slug=name, text=words.say(f"{entry}.text")))
    for row in title.switches:
        entry = f"{title.name}-switch-{row}"
        print("\n" + words.say("editions-row", row=row, name=words.say(entry)))
        for name in title.editions:
            print("  " + words.say("editions-cell", edition=name, text=words.say(f"{entry}.{name}")))
    return 0
