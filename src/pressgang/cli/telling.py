"""How a problem is told on the command line: in one line, with what may have been meant, and in the person's own words."""

from __future__ import annotations

import errno
import os

from pressgang.core import Problem
from pressgang.tui.meant import meant
from pressgang.words import Voice

MISSPELT = {
    "no-such-bot": ("name", "names"),
    "no-such-game": ("name", "games"),
    "no-such-language": ("name", "names"),
    "no-such-topic": ("name", "names"),
    "lab-format": ("found", "formats"),
    "option-unknown": ("option", "options"),
    "option-value": ("value", "values"),
    "usage-choice": ("name", "known"),
    "usage-game": ("name", "known"),
    "no-such-command": ("name", "known"),
    "usage-unknown": ("found", "flags"),
}
"""Problems that are a name which there is not: the facts that hold it, and those that there are."""
REASONS = {
    errno.ENOENT: "why-not-there",
    errno.EACCES: "why-not-allowed",
    errno.EPERM: "why-not-allowed",
    errno.EROFS: "why-read-only",
    errno.EISDIR: "why-folder",
    errno.ENOTDIR: "why-no-folder",
    errno.EEXIST: "why-no-folder",
    errno.ENOSPC: "why-full",
    errno.ENAMETOOLONG: "why-long-name",
    errno.EADDRINUSE: "why-taken",
}
"""What systems say about files and ports, which people would not say, nor in the person's language."""


def told(problem: Problem, words: Voice) -> str:
    """The words for a problem."""
    facts = dict(problem.facts)
    why = facts.get("why")
    if isinstance(why, Problem):
        facts["why"] = told(why, words)
    elif isinstance(why, str):
        facts["why"] = reason(why)
    wrong, known = MISSPELT.get(problem.code, ("", ""))
    near = meant(str(facts[wrong]), str(facts[known]).split(", ")) if wrong else []
    if near:
        return words.say(f"{problem.code}.near", near=near, **facts)
    return words.say(problem.code, **facts)


def reason(text: str) -> object:
    """Why something could not be done with a file: our message for what the system said, else just that."""
    for number, code in REASONS.items():
        if text == os.strerror(number):
            return Problem(code)
    return text
