"""The scripts with which shells complete what is typed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from pressgang.cli import main
from pressgang.cli.completion import SHELLS

ASK = """
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
$(complete -p pressgang | sed 's/.*-F \\([^ ]*\\).*/\\1/') pressgang "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture(scope="module")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the script of each shell."""
    return tmp_path_factory.mktemp("scripts")


def script(shell: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["completion", shell, "--lang", "en"]) == 0
    return capsys.readouterr().out


def offered(scripts: Path, capsys: pytest.CaptureFixture[str], *line: str) -> set[str]:
    """What bash offers for the last word of a line."""
    bash, path = shutil.which("bash"), scripts / "pressgang.bash"
    assert bash is not None
    if not path.exists():
        path.write_text(script("bash", capsys), encoding="utf-8")
    command = [bash, "--norc", "-c", ASK, "ask", str(path), "pressgang", *line]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())


LINES = {
    "commands": (["s"], {"serve", "simulate"}),
    "games": (["play", ""], {"dead-mans-draw", "dread-draw", "pirates-mark"}),
    "flags": (["serve", "--no"], {"--no-browser"}),
    "editions": (["play", "dead-mans-draw", "--edition", ""], {"mayday", "elznir", "carcass"}),
    "variants": (["simulate", "dead-mans-draw", "--variant", "s"], {"strange-lands", "sudden-death"}),
    "bots": (["tournament", "dread-draw", "--bots", "mate", "c"], {"captain"}),
    "cards": (["play", "pirates-mark", "--add", "mu"], {"mutiny"}),
    "traits": (["rules", "dead-mans-draw", "captains"], {"captains-hook"}),
    "shells": (["completion", ""], set(SHELLS)),
    "languages": (["replay", "--lang", ""], {"de", "en"}),
}


@pytest.mark.parametrize("name", LINES)
def test_bash_offers_what_there_is(name: str, scripts: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line, expected = LINES[name]
    assert offered(scripts, capsys, *line) == expected


def test_bash_offers_files_for_records_and_folders_for_results(
    scripts: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "game.json").touch()
    (tmp_path / "games").mkdir()
    script("bash", capsys)
    offered(scripts, capsys, "")
    monkeypatch.chdir(tmp_path)
    assert "game.json" in offered(scripts, capsys, "replay", "ga")
    assert offered(scripts, capsys, "simulate", "dread-draw", "--records", "ga") == {"games"}


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_has_a_script_that_knows_commands_and_games(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = script(shell, capsys)
    assert all(word in text for word in ("tournament", "dead-mans-draw", "edition"))


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_the_scripts_know_options_and_bots(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = script(shell, capsys)
    assert all(word in text for word in ("all-hands-on-deck", "captain", "carcass", "no-browser"))


def test_an_unknown_shell_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", "fsh", "--lang", "en"]) == 2
    assert 'SHELL cannot be "fsh"; did you mean fish' in capsys.readouterr().err
