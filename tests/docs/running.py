"""Runs the blocks of a page one after the other, in a folder of its own, as a reader would who types them."""

from __future__ import annotations

import doctest
import hashlib
import io
import json
import os
import subprocess
import sys
import tomllib
import urllib.request
from contextlib import redirect_stderr, redirect_stdout
from importlib.metadata import EntryPoint
from pathlib import Path
from unittest.mock import patch

from blocks import ROOT, Block
from fluent.syntax import FluentParser, ast
from shorter import brief, shorter

import pressgang
from pressgang import Match, Record
from pressgang.cli import main
from pressgang.games.dread_draw.deck import read_deck

ANSWERS = "1\n1\n1\nq\nn\n"
"""What is typed at a table in the terminal: the first choice, three times; then enough."""
PATIENCE = 240


class Reader:
    """Somebody who follows a page: a folder, and what Python remembers."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names: dict[str, object] = {"__name__": "__main__"}
        self.installed = False
        """Whether the page has made a package; only a new process finds that."""
        places = [str(folder), str(Path(pressgang.__file__).parents[1])]
        self.environment = {**os.environ, "PYTHONPATH": os.pathsep.join(places), "LANG": "en_US.UTF-8", "PRESSGANG_DATA": str(folder)}

    def follow(self, block: Block) -> None:
        """Do what a block says, or read it."""
        if block.file is not None:
            self.write(block.file, block.text)
        if block.language in ("python", "pycon", "sh"):
            self._run(block)
        elif block.language == "toml":
            read_toml(tomllib.loads(block.text), block.text)
        elif block.language == "json":
            read_json(block.text)
        elif block.language == "ftl":
            read_words(block.text)

    def _run(self, block: Block) -> None:
        if block.language == "sh":
            for words in block.commands():
                self.type(words)
        elif block.language == "pycon":
            run_examples(block, self.names)
        elif block.file is None:
            exec(compile(block.text, f"{block.page}:{block.line}", "exec"), self.names)

    def write(self, name: str, text: str) -> None:
        """Keep a file that later blocks use; an entry point that names a game is entered as if its package were installed."""
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_text(text, encoding="utf-8")
        if name == "pyproject.toml":
            self.installed = True
            install(self.folder, tomllib.loads(text)["project"])

    def type(self, words: list[str]) -> None:
        """One command, which must end well."""
        program, *arguments = words
        if "RECORD" in arguments:
            self.write("RECORD", fair_record())
        if program in ("./play", "pressgang"):
            self._pressgang(shorter(arguments))
        elif program == "python" and arguments[0].endswith(".py"):
            self._end_well([sys.executable, *brief(arguments)])
        else:
            raise AssertionError(f"nobody knows how to run {' '.join(words)!r}: mark the block as not run, with a reason")

    def _pressgang(self, arguments: list[str]) -> None:
        command = [sys.executable, "-P", "-m", "pressgang.cli", *arguments]
        if arguments[0] == "serve":
            self._serve(command)
        elif self.installed:
            self._end_well(command)
        else:
            call(arguments)

    def _end_well(self, command: list[str]) -> None:
        done = subprocess.run(
            command, input=ANSWERS, capture_output=True, text=True, cwd=self.folder, env=self.environment, timeout=PATIENCE
        )
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"

    def _serve(self, command: list[str]) -> None:
        """A server says where it is, is well, and ends when it is told to."""
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=self.folder, env=self.environment
        )
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip().rstrip("/")
            with urllib.request.urlopen(f"{address}/healthz", timeout=PATIENCE) as answer:
                assert answer.status == 200
        finally:
            server.terminate()
            server.wait(PATIENCE)


def fair_record() -> str:
    """The file that a table lets people download: a game that is over, with its seed and what was shown of it before the first card."""
    seed = 2**100 + 7
    match = Match(Record("dead-mans-draw", {}, ["Eliza", "Zach"], seed=seed, commitment=hashlib.sha256(str(seed).encode()).hexdigest()))
    while match.state.pending:
        seat = match.state.pending[0]
        match.play(seat, match.state.actions(seat)[-1])
    return match.record().dumps()


def call(arguments: list[str]) -> None:
    """The command in this process, which spares the start of another."""
    said = io.StringIO()
    with patch("sys.stdin", io.StringIO(ANSWERS)), redirect_stdout(said), redirect_stderr(said):
        code = main(arguments)
    assert code == 0, f"{' '.join(arguments)}\n{said.getvalue()}"


def install(folder: Path, project: dict[str, object]) -> None:
    """Make a package known by its entry points, as pip would."""
    points = project.get("entry-points", {})
    assert isinstance(points, dict)
    info = folder / f"{str(project['name']).replace('-', '_')}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0\n")
    lines = [line for group, named in points.items() for line in (f"[{group}]", *(f"{name} = {value}" for name, value in named.items()))]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")


def read_toml(data: dict[str, object], text: str) -> None:
    """A deck is read by its loader, a package by its entry points."""
    if "card" in data:
        pressgang.game("dread-draw", deck=read_deck(text)).start(seed=1)
        return
    project = data["project"]
    assert isinstance(project, dict)
    for group, points in project["entry-points"].items():
        assert group in ("pressgang.games", "pressgang.bots")
        for name, value in points.items():
            assert EntryPoint(name, value, group).attr


def read_json(text: str) -> None:
    """A record is played; anything else is at least what it says it is."""
    data = json.loads(text)
    if "pressgang" in data:
        Record.loads(text).replay()


def read_words(text: str) -> None:
    """A file of words that Fluent can read."""
    junk = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Junk)]
    assert not junk, junk


def run_examples(block: Block, names: dict[str, object]) -> None:
    """What Python is said to answer is what it answers."""
    example = doctest.DocTestParser().get_doctest(block.text, names, f"{block.page}:{block.line}", str(ROOT / block.page), block.line)
    said: list[str] = []
    doctest.DocTestRunner(verbose=False).run(example, out=said.append, clear_globs=False)
    assert not said, "".join(said)
    names.update(example.globs)
