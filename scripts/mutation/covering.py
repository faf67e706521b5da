"""Which tests enter which functions, found out by running them all once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import NamedTuple

from .mutants import Mutant

HERE = Path(__file__).parent
FEW = 10
MODULE = 1
"""The first line of a module itself: whoever imports it enters it."""
SHARED = 4
"""So many seconds it takes to start a server."""


class Test(NamedTuple):
    """A test that passes."""

    name: str
    seconds: float
    shares: bool = False
    """Needs something that is made once for many tests; here it is made for this one."""


class Covering:
    """What the tests enter, and which of them noticed something before."""

    def __init__(self, tests: list[Test], entered: dict[str, dict[int, set[int]]]) -> None:
        self._tests = tests
        self._entered = entered
        """For each file and each first line of a function the numbers of the tests."""
        self._wide = Counter(number for functions in entered.values() for numbers in functions.values() for number in numbers)
        self._noticed: Counter[tuple[Path, str]] = Counter()

    def tests_for(self, mutant: Mutant, seconds: float) -> list[Test]:
        """The tests that may notice a mutant, as many as take so many seconds: those that noticed some of the same file, then those
        that enter its function and few others."""
        inside = self._entering(mutant)
        numbers = inside if len(inside) >= FEW else inside | self._around(mutant)
        chosen, total = [], 0.0
        for number in sorted(numbers, key=lambda number: self._order(mutant, number, number in inside)):
            if self._tests[number].seconds + total <= seconds:
                total += self._tests[number].seconds
                chosen.append(self._tests[number])
        return chosen

    def _entering(self, mutant: Mutant) -> set[int]:
        """The tests that enter its function; of what is in none, those that enter any of the file."""
        functions = self._entered.get(str(mutant.path), {})
        if mutant.function:
            return functions.get(mutant.function, set())
        return set().union(*(numbers for line, numbers in functions.items() if line > MODULE))

    def _around(self, mutant: Mutant) -> set[int]:
        """The tests that enter anything near: what runs when a module is read or a server starts is entered by the first test alone."""
        folder = str(mutant.path.parent)
        near = [each for path, each in self._entered.items() if path.startswith(folder)]
        return set().union(*(numbers for each in near for line, numbers in each.items() if line > MODULE))

    def _order(self, mutant: Mutant, number: int, is_inside: bool) -> tuple[float, ...]:
        test = self._tests[number]
        slow = round(test.seconds) + SHARED * test.shares  # tenths of a second do not matter
        return (-min(3, self._noticed[mutant.path, test.name]) if slow < 5 else 0, not is_inside, slow, self._wide[number])

    def noticed(self, mutant: Mutant, test: str) -> None:
        """This test noticed it."""
        self._noticed[mutant.path, test] += 1


def run_all(root: Path, folder: Path, tests: list[str]) -> None:
    """Run these tests once, and keep in a folder what they enter."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "now").write_bytes(bytes(8))
    (folder / "entered").unlink(missing_ok=True)
    places = [str(HERE), str(root / "src"), os.environ.get("PYTHONPATH", "")]
    more = {"PRESSGANG_TRACE": str(folder), "PRESSGANG_TRACED": str(root / "src" / "pressgang"), "PRESSGANG_QUICK": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "which_test", *tests]
    subprocess.run(command, cwd=root, env=os.environ | more | {"PYTHONPATH": os.pathsep.join(places)}, check=False)


def read(root: Path, folders: list[Path], alone: bool = False) -> Covering:
    """What was kept in some folders; alone: of the tests that share nothing."""
    tests: list[Test] = []
    entered: defaultdict[str, defaultdict[int, set[int]]] = defaultdict(lambda: defaultdict(set))
    for folder in folders:
        before, found = len(tests), json.loads((folder / "tests.json").read_text())
        tests += [Test(each["name"], each["seconds"], each["shares"]) for each in found]
        failed = {number for number, each in enumerate(found) if each["failed"]}
        for number in failed:
            print(f"left out, it fails without any change: {found[number]['name']}")
        for line in (folder / "entered").read_text().splitlines():
            place, _, number = line.rpartition(" ")
            file, _, first = place.rpartition(":")
            if int(number) not in failed and not (alone and found[int(number)]["shares"]):
                entered[str(Path(file).relative_to(root))][int(first)].add(before + int(number))
    return Covering(tests, {file: dict(each) for file, each in entered.items()})
