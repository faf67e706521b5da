"""What can go wrong, as small classes that carry facts; the words for them are in the locale files."""

from __future__ import annotations


class Problem(Exception):
    """Something a person or a program did that cannot be done, with the facts of the case.

    `code` names a message of the locale files, `facts` are its variables.
    """

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        """How it travels from one process to another, facts and all."""
        return _same, (type(self), self.code, self.facts)

    def __str__(self) -> str:
        from pressgang.words import speak

        return speak(self.code, self.facts)


class IllegalMove(Problem):
    """A move that the rules do not allow now; the state is as it was."""


class BadOption(Problem):
    """A game cannot be made with these options."""


class BadText(Problem):
    """A notation, a record or a position that does not say anything sensible."""


class BadLuck(Problem):
    """A scripted outcome of chance that does not fit what is asked for."""


def _same(kind: type[Problem], code: str, facts: dict[str, object]) -> Problem:
    return kind(code, **facts)
