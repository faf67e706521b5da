"""The plain table: line by line, so that it also works over a pipe."""

from __future__ import annotations

import itertools
import os
import secrets
import shlex
from pathlib import Path

from rich.text import Text

from pressgang.bots import Bot, ask
from pressgang.coach import Budget, advise
from pressgang.core import BadText, Dice, Match, Problem, Say, save
from pressgang.words import Voice

from .meant import meant
from .prompt import read_line
from .screen import Screen
from .showing import advice_text

MANY = 9
"""More moves of one verb than this are shown in one line."""
LEAVING = ("q", "quit", "exit")
COACH = ("c", "coach")
"""What one types to ask the coach; no game has such a move."""
LITTLE, MUCH = 20, 40
"""From how many percent on a risk is yellow, and red."""
STYLES = {"turn": "cyan", "round": "bold cyan", "duel": "bold cyan"}
STYLES |= dict.fromkeys(("bust", "fail", "eliminated", "defeated", "marked", "dead"), "red")
"""How events look that change what everybody does next."""
THINKS = Budget(ms=1000)
"""How long the coach thinks."""


class Leave(Exception):
    """The player has had enough for now."""


class PlainTable:
    """One person at a table with bots, in lines of text."""

    def __init__(self, match: Match, me: int, bots: dict[int, Bot], voice: Voice, save: Path | None = None) -> None:
        self.match = match
        self.me = me
        self.bots = bots
        self.voice = voice
        self.save = save
        self.names = dict.fromkeys(bots, "")
        """What the bots are called on the command line."""
        self.dice = Dice(secrets.randbits(60))
        names = match.seats.copy()
        if names[me] == voice.say("name-player"):
            names[me] = voice.say("name-you")
        self.teller = match.game.teller(names, me)
        self.screen = Screen()
        self._told = 0

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        title = self.voice.say(self.match.game.name)
        self._print(self.voice.say("unofficial"), "dim")
        self._print(self.voice.say("plain-welcome", game=title, count=len(self.match.seats)), "bold")
        try:
            self._play()
        except (Leave, KeyboardInterrupt, EOFError):
            self._print()
            self._offer_to_save()
        except Problem:  # a bot that broke: the game need not be lost with it
            self._offer_to_save()
            raise

    def _play(self) -> None:
        state = self.match.state
        while state.pending:
            self._tell_news()
            if self.me in state.pending:
                self.match.play(self.me, self._ask())
            else:
                seat = state.pending[0]
                self.match.play(seat, ask(self.bots[seat], self.names[seat], state, seat, self.dice))
        self._tell_news()
        for line in self.teller.result(state):
            self._print(self.voice.tell(line), "bold")

    def _tell_news(self) -> None:
        heard = self.match.state.heard or []
        for event in heard[self._told :]:
            said = self.teller.event(event)
            self._print(self.voice.tell(said), style_of(said))
        self._told = len(heard)

    # The player's move

    def _ask(self) -> int:
        """Show the table and what may be done, until the answer is a move."""
        state = self.match.state
        actions = state.actions(self.me)
        self._print()
        for line in self.teller.table(state):
            self.screen.line(self.voice.tell(line), style_of(line), hang=4)
        self._print(self.voice.say("plain-your-turn"), "bold")
        single = self._show_choices(actions)
        offers = [self.match.game.notation(action) for action in actions]
        while True:
            understood = self._understand(self._read(*offers), actions, single)
            if understood is not None:
                return understood

    def _show_choices(self, actions: list[int]) -> list[int]:
        """Print what may be done, many moves of one verb in one line; returns those that have a number."""
        single: list[int] = []
        for _, run in itertools.groupby(actions, self._verb):
            group = list(run)
            together = self.teller.group(self.match.state, group) if len(group) > MANY else None
            if together is not None:
                self.screen.line("  - " + self.voice.tell(together), hang=4)
                continue
            for action in group:
                single.append(action)
                self._show_choice(len(single), action)
        return single

    def _show_choice(self, number: int, action: int) -> None:
        state = self.match.state
        text, move = self.voice.tell(self.teller.action(state, action)), self.match.game.notation(action)
        line = Text("  " + self.voice.say("plain-choice", number=number, text=text, move=move))
        line.stylize("bold cyan", 0, 2 + len(str(number)))
        line.stylize("dim", len(line) - len(move) - 2)
        if state.describe(self.me, action).busts:
            line.stylize("red")
        self.screen.line(line, hang=4 + len(str(number)))

    def _verb(self, action: int) -> str:
        return self.match.game.notation(action).split()[0]

    def _understand(self, line: str, actions: list[int], single: list[int]) -> int | None:
        """The action that a line means; None if it was something else, which is then answered."""
        if line.lower() in LEAVING:
            raise Leave
        if line == "?":
            for message in self.teller.help(self.match.state):
                self.screen.line(self.voice.tell(message), hang=2)
            return None
        if line.lower() in COACH:
            self._ask_the_coach()
            return None
        if line == "" and len(actions) == 1:
            return actions[0]
        if line.isascii() and line.isdecimal() and len(line) < 5 and 1 <= int(line) <= len(single):
            return single[int(line) - 1]
        shown = set(single)
        verbs = sorted({self._verb(action) for action in actions if action not in shown})
        for text in (line, *[f"{verb} {line}" for verb in verbs]):  # `c4` will do for `pull C4`
            try:
                action = self.match.game.parse(text)
            except BadText:
                continue
            if action in actions:
                return action
        self._refuse(line, actions, len(single))
        return None

    def _refuse(self, line: str, actions: list[int], most: int) -> None:
        """Say that a line is no move, and what would be one."""
        near = meant(line, [self.match.game.notation(action) for action in actions])
        if near:
            self._print(self.voice.say("plain-bad.near", line=line, near=near), "yellow")
        else:
            self._print(self.voice.say("plain-bad", line=line, most=most, moves=self._all_moves(actions)), "yellow")

    def _ask_the_coach(self) -> None:
        state = self.match.state
        advice = advise(state, self.me, THINKS, self.dice.seed())
        self.screen.block(advice_text(advice, state, self.teller, self.voice))

    def _all_moves(self, actions: list[int]) -> str:
        """The moves in one line, long runs shortened."""
        texts: list[str] = []
        for _, run in itertools.groupby(actions, self._verb):
            moves = [self.match.game.notation(action) for action in run]
            texts += moves if len(moves) <= MANY else [moves[0], "...", moves[-1]]
        return ", ".join(texts)

    # Leaving

    def _offer_to_save(self) -> None:
        if self.save is not None:
            try:
                self._write(self.save)
                return
            except Problem as problem:
                self._print(self.voice.tell(problem))
        suggestion = free_path(self.match.game.name)
        try:
            self._save_where_told(suggestion)
        except (Leave, KeyboardInterrupt, EOFError):
            self._print(self.voice.say("plain-not-saved"))

    def _save_where_told(self, suggestion: Path) -> None:
        while True:
            self._print(self.voice.say("plain-save", path=suggestion))
            answer = self._read()
            if answer.lower() in self.voice.say("plain-refusals").split():
                raise Leave
            path = Path(answer) if answer else suggestion
            try:
                if path.exists():
                    self._print(self.voice.say("plain-exists", path=path))
                    continue
                self._write(path)
                return
            except Problem as problem:
                self._print(self.voice.tell(problem))
            except (OSError, ValueError):  # no name for a file at all
                self._print(self.voice.say("plain-no-file", path=answer))

    def _write(self, path: Path) -> None:
        save(self.match.record(), path)
        program = os.environ.get("PRESSGANG_COMMAND", "pressgang")
        command = shlex.join([program, "play", self.match.game.name, "--resume", str(path), "--seat", str(self.me)])
        self._print(self.voice.say("plain-saved", path=path, command=command))

    # Lines in and out

    def _read(self, *offers: str) -> str:
        return read_line(self.voice.say("plain-prompt") + " ", offers)

    def _print(self, text: str = "", style: str = "") -> None:
        self.screen.line(text, style)


def style_of(line: Say) -> str:
    """How a line about the table looks: whose move it is, and how likely the next card ends badly, should catch the eye."""
    percent = line.facts.get("percent")
    if line.code.endswith("-risk") and isinstance(percent, int):
        return "green" if percent < LITTLE else "yellow" if percent < MUCH else "red"
    if line.facts.get("turn") == "yes":
        return "bold"
    return STYLES.get(line.code.rpartition("-event-")[2], "")


def free_path(name: str) -> Path:
    """A file name that is not taken."""
    number = 1
    while (path := Path(f"{name}-{number}.json")).exists():
        number += 1
    return path
