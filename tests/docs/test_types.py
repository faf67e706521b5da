"""The Python of README and docs passes mypy and pyright, both strict, as it stands there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from blocks import ROOT, blocks_of, pages

import pressgang

UNTYPED = ("gymnasium", "pettingzoo", "pyspiel", "open_spiel")
"""Libraries without types, or with types that are theirs to answer for."""
THEIRS = {"docs_rl"}
"""Pages whose code is mostly that of such libraries, of whose half-known types pyright complains."""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of each page as a folder: the files that it names, and all other blocks one after the other."""
    folder = tmp_path_factory.mktemp("typed")
    for page in pages():
        blocks = [block for block in blocks_of(page) if block.language == "python" and not block.reason]
        place = folder / str(page.relative_to(ROOT).with_suffix("")).replace("/", "_").replace("-", "_")
        for name in {block.file or "page.py" for block in blocks}:
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            (place / name).write_text("\n\n".join(block.text for block in blocks if (block.file or "page.py") == name), encoding="utf-8")
    return folder


def test_there_is_something_to_check(written: Path) -> None:
    assert {"README/mybot.py", "docs_bot_tutorial/bold.py", "docs_lab/page.py"} <= {
        str(path.relative_to(written)) for path in written.rglob("*.py")
    }


def test_mypy_finds_nothing(written: Path) -> None:
    overrides = "".join(f"[mypy-{name}.*]\nignore_missing_imports = True\nfollow_imports = skip\n" for name in UNTYPED)
    (written / "mypy.ini").write_text(f"[mypy]\nstrict = True\n{overrides}")
    for place in sorted(path for path in written.iterdir() if path.is_dir() and path.name != "cache"):
        said = _said(["mypy", "--config-file", str(written / "mypy.ini"), "--cache-dir", str(written / "cache"), "."], place)
        assert said.startswith("Success"), f"{place.name}: {said}"


def test_pyright_finds_nothing(written: Path) -> None:
    places = sorted({path.name for path in written.iterdir() if path.is_dir()} - THEIRS - {"cache"})
    config = {
        "typeCheckingMode": "strict",
        "include": places,
        "executionEnvironments": [{"root": name, "extraPaths": [_package()]} for name in places],
        "reportMissingModuleSource": False,
        "reportMissingTypeStubs": False,
    }
    (written / "pyrightconfig.json").write_text(json.dumps(config))
    said = _said(["basedpyright", "--outputjson", "--pythonpath", sys.executable], written)
    found = [
        f"{error['file']}:{error['range']['start']['line'] + 1}: {error['message']}" for error in json.loads(said)["generalDiagnostics"]
    ]
    assert not found, "\n".join(found)


def _package() -> str:
    return str(Path(pressgang.__file__).parents[1])


def _said(command: list[str], place: Path) -> str:
    environment = {**os.environ, "MYPYPATH": "." if "site-packages" in _package() else f".:{_package()}"}
    return subprocess.run([sys.executable, "-P", "-m", *command], cwd=place, env=environment, capture_output=True, text=True).stdout
