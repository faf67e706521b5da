"""The plain table: line by line, so that it also works over a pipe."""

from __future__ import annotations

import itertools
import os
import secrets
import shlex
import sys
from pathlib import Path

from pressgang.bots import Bot, ask
from pressgang.coach import Budget, advice_text, advise
from pressgang.core import BadText, Dice, Match, Problem, save
from pressgang.words import Voice

MANY = 9
"""More moves of one verb than this are shown in one line."""
COACH = ("c", "coach")
"""What one types to ask the coach; no game has such a move."""
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
        self._told = 0

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        title = self.voice.say(self.match.game.name)
        self._print(self.voice.say("unofficial"))
        self._print(self.voice.say("plain-welcome", game=title, count=len(self.match.seats)))
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
            self._print(self.voice.tell(line))

    def _tell_news(self) -> None:
        heard = self.match.state.heard or []
        for event in heard[self._told :]:
            self._print(self.voice.tell(self.teller.event(event)))
        self._told = len(heard)

    # The player's move

    def _ask(self) -> int:
        """Show the table and what may be done, until the answer is a move."""
        state = self.match.state
        actions = state.actions(self.me)
        self._print()
        for line in self.teller.table(state):
            self._print(self.voice.tell(line))
        self._print(self.voice.say("plain-your-turn"))
        single = self._show_choices(actions)
        while True:
            understood = self._understand(self._read(), actions, single)
            if understood is not None:
                return understood

    def _show_choices(self, actions: list[int]) -> list[int]:
        """Print what may be done, many moves of one verb in one line; returns those that have a number."""
        single: list[int] = []
        for _, run in itertools.groupby(actions, self._verb):
            group = list(run)
            together = self.teller.group(self.match.state, group) if len(group) > MANY else None
            if together is not None:
                self._print("  - " + self.voice.tell(together))
                continue
            for action in group:
                single.append(action)
                text = self.voice.tell(self.teller.action(self.match.state, action))
                move = self.match.game.notation(action)
                self._print("  " + self.voice.say("plain-choice", number=len(single), text=text, move=move))
        return single

    def _verb(self, action: int) -> str:
        return self.match.game.notation(action).split()[0]

    def _understand(self, line: str, actions: list[int], single: list[int]) -> int | None:
        """The action that a line means; None if it was something else, which is then answered."""
        if line == "q":
            raise Leave
        if line == "?":
            for message in self.teller.help(self.match.state):
                self._print(self.voice.tell(message))
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
        self._print(self.voice.say("plain-bad", line=line, most=len(single), moves=self._all_moves(actions)))
        return None

    def _ask_the_coach(self) -> None:
        state = self.match.state
        advice = advise(state, self.me, THINKS, self.dice.seed())
        self._print(advice_text(advice, state, self.teller, self.voice))

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
            answer = self._read(self.voice.say("plain-save", path=suggestion))
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

    def _read(self, prompt: str | None = None) -> str:
        sys.stdout.write(prompt if prompt is not None else self.voice.say("plain-prompt") + " ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        if not sys.stdin.isatty():
            self._print(line.rstrip("\n"))
        return line.strip()

    def _print(self, text: str = "") -> None:
        sys.stdout.write(text + "\n")


def free_path(name: str) -> Path:
    """A file name that is not taken."""
    number = 1
    while (path := Path(f"{name}-{number}.json")).exists():
        number += 1
    return path
