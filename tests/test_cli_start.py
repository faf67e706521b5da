"""How the command line starts: quickly, loading what is used and nothing else, and saying what is missing before any work."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import pressgang
from pressgang.cli import main
from pressgang.cli.commands import COMMANDS
from pressgang.extras import LIBRARIES, missing

SLOW = {
    *("numpy", "choix", "altair", "vl_convert", "distributed", "litestar", "uvicorn", "sqlalchemy", "msgspec", "rich", "shtab"),
    *("pressgang.lab", "pressgang.server", "pressgang.table", "pressgang.coach"),
}
LOADED = "import sys; from pressgang.cli import main; main({line!r}); print(*sys.modules, file=sys.stderr)"
WITHOUT = """
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {hidden!r}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Nothing())
from pressgang.cli import main
sys.exit(main({line!r}))
"""


def python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """What a fresh Python does that runs this."""
    command = [sys.executable, *(["-P"] if sys.flags.safe_path else []), "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **environment})


@pytest.mark.parametrize("line", [["--version"], ["--help"], ["tournament", "dead-mans-draw", "--help"]], ids=" ".join)
def test_nothing_is_loaded_that_is_not_used(line: list[str]) -> None:
    done = python(LOADED.format(line=line))
    assert done.stdout
    expected = SLOW - {"pressgang.lab", "rich"} if line[0] == "tournament" else SLOW
    assert expected.isdisjoint(done.stderr.split())


def test_the_version_needs_no_words_and_no_parser() -> None:
    done = python(LOADED.format(line=["--version"]))
    assert done.stdout in (f"pressgang {pressgang.__version__} ({how})\n" for how in ("compiled", "plain Python"))
    assert {"fluent", "argparse"}.isdisjoint(done.stderr.split())


def test_the_package_itself_can_be_run() -> None:
    command = [sys.executable, *(["-P"] if sys.flags.safe_path else []), "-m", "pressgang", "--version"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.startswith("pressgang ")


@pytest.mark.parametrize(("language", "expected"), [("en", "not installed (fluent.runtime, rich)"), ("de_DE.UTF-8", "nicht installiert")])
def test_where_only_the_engine_is_installed_one_line_says_so(language: str, expected: str) -> None:
    code = WITHOUT.format(hidden={"fluent", "rich"}, line=["play", "dead-mans-draw"])
    done = python(code, LC_ALL=language)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert expected in done.stderr
    assert 'pip install "pressgang[play]"' in done.stderr


def test_the_version_is_told_where_only_the_engine_is_installed() -> None:
    done = python(WITHOUT.format(hidden={"fluent", "rich", "shtab"}, line=["--version"]))
    assert done.stdout.startswith("pressgang ")


NEEDED = {
    "serve": (["serve", "--port", "0", "--no-browser"], "litestar", "serve"),
    "tournament": (["tournament", "dead-mans-draw", "--bots", "no-such", "bots"], "numpy", "lab"),
    "train": (["train", "dead-mans-draw", "--out", "net"], "numpy", "lab"),
    "completion": (["completion", "bash"], "shtab", "play"),
}


@pytest.mark.parametrize("name", NEEDED)
def test_a_missing_extra_is_told_before_anything_else(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    line, library, extra = NEEDED[name]
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, library, None)
    assert main([*line, "--lang", "en"]) == 2
    shown = capsys.readouterr().err
    assert shown.startswith(f"pressgang: pressgang {name} needs libraries that are not installed ({library})")
    assert shown.endswith(f'pip install "pressgang[{extra}]"\n')
    assert shown.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_command_that_needs_what_is_missing_still_has_help(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert main(["tournament", "dead-mans-draw", "--help"]) == 0
    assert "--bots" in capsys.readouterr().out


def test_every_command_names_an_extra_and_libraries_of_it() -> None:
    for command in COMMANDS:
        assert set(command.libraries) <= set(LIBRARIES[command.extra])


def test_what_is_missing_is_found_without_importing_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert missing("play", "pressgang", "no_such_package", "no_such_package.part") == ["no_such_package", "no_such_package.part"]
