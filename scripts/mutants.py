"""Mutation testing over sampled lines: one small change at a time, in a copy of the tree, and whether any test fails because of it.

    .venv/bin/python scripts/mutants.py --map build/mutants --count 200 src/pressgang/table src/pressgang/server -- tests/table tests/server

All tests run once, so that it is known which enter which function (kept in the folder of `--map`, and used again if it is there); then each
mutant meets the tests that enter its function, the quickest and most special ones first, until one fails. Prints the mutants that no test
noticed, and the score; who killed the others goes to the standard error. The same seed makes the same mutants. A mutant that makes tests
hang, twice, counts as killed. Mutants that change nothing anybody can observe are listed with the reason in
`scripts/mutation/equivalent.txt`; they are counted apart.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mutation import covering, judging
from mutation.mutants import Mutant, mutants_of

ROOT = Path(__file__).parents[1]
EQUIVALENT = Path(__file__).parent / "mutation" / "equivalent.txt"


def python_in(place: Path) -> list[Path]:
    """A file, or all of a folder, seen from the root."""
    found = [place] if place.is_file() else list(place.rglob("*.py"))
    return [path.relative_to(ROOT) for path in found if "migrations" not in path.parts]


def equivalents() -> set[tuple[str, str, str]]:
    """The mutants that change nothing: file, line before, line after."""
    blocks = EQUIVALENT.read_text(encoding="utf-8").split("\n\n") if EQUIVALENT.exists() else []
    found = set()
    for block in blocks:
        lines = [line.strip() for line in block.strip().splitlines() if not line.startswith("#")]
        if len(lines) >= 3:
            found.add((lines[0], lines[1].removeprefix("- "), lines[2].removeprefix("+ ")))
    return found


def changed_line(mutant: Mutant) -> str:
    """What is printed of a mutant, without the number of its line: that may be another one by now."""
    return str(mutant).partition("\n")[2]


class Trial:
    """All mutants of a sample, one or two at a time."""

    def __init__(self, tests: covering.Covering, seconds: float, folder: Path, jobs: int, known: Path | None) -> None:
        self.tests, self.seconds, self.known = tests, seconds, known
        self.copies = [judging.Copy(ROOT, folder / str(number)) for number in range(jobs)]
        self.killed = self.judged = 0
        self._lock = threading.Lock()

    def remember(self, mutant: Mutant) -> None:
        """It need not be judged again."""
        if self.known is not None:
            with self.known.open("a", encoding="utf-8") as file:
                file.write(f"{mutant}\n")

    def judge(self, mutant: Mutant) -> None:
        """Say so if nobody notices it."""
        with self._lock:
            copy = self.copies.pop()
            tests = self.tests.tests_for(mutant, self.seconds)
        try:
            noticed = copy.noticing(mutant, tests)
        finally:
            with self._lock:
                self.copies.append(copy)
        with self._lock, judging.FORKING:
            self.judged += 1
            if noticed is None:
                print(f"{mutant}\n  ({len(tests)} tests)", flush=True)
            else:
                self.killed += 1
                self.tests.noticed(mutant, noticed)
                self.remember(mutant)
            print(f"{self.judged} judged, {self.killed} killed: {mutant.path}:{mutant.line} {noticed}", file=sys.stderr, flush=True)


def arguments() -> tuple[argparse.Namespace, list[str]]:
    """What was chosen, and the tests."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="leave out so many of the sample")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60.0, help="of tests for each mutant")
    parser.add_argument(
        "--alone", action="store_true", help="without the tests that need a server: much quicker, but it is not the last word"
    )
    parser.add_argument("--again", type=Path, help="only the mutants that are printed in this file")
    parser.add_argument("--known", type=Path, help="a file of mutants that were killed: they are counted, and new ones added")
    parser.add_argument("--map", type=Path, required=True, action="append", help="a folder for what the tests enter; several together")
    parser.add_argument("sources", nargs="+", type=Path)
    cut = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    return parser.parse_args(sys.argv[1:cut]), sys.argv[cut + 1 :]


def main() -> None:
    """Print what no test noticed, and the score."""
    chosen, tests = arguments()
    files = sorted(path for source in chosen.sources for path in python_in(ROOT / source))
    found = [mutant for path in files for mutant in mutants_of(ROOT, path)]
    sample = random.Random(chosen.seed).sample(found, min(chosen.count, len(found)))[chosen.first :]
    if chosen.again is not None:
        printed = chosen.again.read_text(encoding="utf-8")
        sample = [mutant for mutant in sample if changed_line(mutant) in printed]
    same = equivalents()
    real = [mutant for mutant in sample if (str(mutant.path), mutant.before.strip(), mutant.after.strip()) not in same]
    known = chosen.known.read_text(encoding="utf-8") if chosen.known is not None and chosen.known.exists() else ""
    living = [mutant for mutant in real if f"{mutant}\n" not in known]
    folders = [folder.resolve() for folder in chosen.map]
    if not (folders[-1] / "tests.json").exists():
        covering.run_all(ROOT, folders[-1], tests)
    judging.warm_up(ROOT, {path.parts[2] for path in files})
    with tempfile.TemporaryDirectory(prefix="pressgang-mutants-") as place:
        trial = Trial(covering.read(ROOT, folders, chosen.alone), chosen.seconds, Path(place), chosen.jobs, chosen.known)
        with ThreadPoolExecutor(chosen.jobs) as judges:
            list(judges.map(trial.judge, living))
    apart = len(sample) - len(real)
    killed = trial.killed + len(real) - len(living)
    share = killed / max(1, len(real))
    print(f"{killed} of {len(real)} mutants killed ({share:.1%}); {apart} more change nothing ({len(found)} there are)")


if __name__ == "__main__":
    main()
