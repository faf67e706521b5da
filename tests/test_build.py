"""Whether we run what we think we run."""

import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from pressgang.core import game

ROOT = Path(__file__).parent.parent
SPEC = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
assert SPEC is not None
assert SPEC.loader is not None
hatch_build = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(hatch_build)


def test_the_rules_run_as_this_test_run_says() -> None:
    expected = os.environ.get("PRESSGANG_EXPECT", "either")
    how = "plain" if str(game.__file__).endswith(".py") else "compiled"
    assert expected in (how, "either")


def test_every_c_file_is_compiled_in_one_piece(tmp_path: Path) -> None:
    names = ["list_ops", "__native_0a1b", "__native_pressgang___core___state", "__native_pressgang___core___luck"]
    names += ["__native_pressgang___core___say", "__native_pressgang___games___dread_draw___state"]
    for size, name in enumerate(names):
        (tmp_path / f"{name}.c").write_text(" " * size)
    pieces = hatch_build.write_pieces([str(tmp_path / f"{name}.c") for name in names], tmp_path / "pieces")
    assert [piece.stem for piece in pieces] == ["core", "games-dread_draw", "cold-core", "cold-start", "runtime"]
    included = sorted(line for piece in pieces for line in piece.read_text().splitlines())
    assert included == sorted(f'#include "{(tmp_path / name).as_posix()}.c"' for name in names)


def test_what_is_called_cold_is_there() -> None:
    compiled = {path.stem for part in ("core", "games") for path in (ROOT / "src" / "pressgang" / part).rglob("*.py")}
    assert compiled >= hatch_build.COLD


def test_the_rules_compile_where_nothing_else_is_installed(tmp_path: Path) -> None:
    """The compiler must not ask for numpy and the like: `./play` compiles before anything of the lab is there."""
    command = [sys.executable, "-m", "mypy", *hatch_build.CHECKS, "--no-site-packages", f"--cache-dir={tmp_path}"]
    checked = subprocess.run([*command, *hatch_build.compiled_modules(ROOT)], cwd=ROOT / "src", capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout


def test_every_extra_is_part_of_all_and_of_the_locks() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    assert project["dependencies"] == ["librt>=0.16", "mypy-extensions>=1.1"]
    assert whole(extras, "all") == {name for extra in extras for name in whole(extras, extra)}
    locked = {
        lock: (ROOT / f"requirements{lock}.lock").read_text(encoding="utf-8") for lock in ("", "-serve", "-postgres", "-lab", "-test")
    }
    for extra, lock in (("play", ""), ("serve", "-serve"), ("postgres", "-postgres"), ("dask", "-lab"), ("all", "-test")):
        assert [name for name in whole(extras, extra) if f"\n{name}==" not in locked[lock]] == []
    assert "://" not in "".join(locked.values())


def whole(extras: dict[str, list[str]], extra: str) -> set[str]:
    """The packages that an extra brings, those of the extras that it names too."""
    found: set[str] = set()
    for entry in extras[extra]:
        name, _, inside = re.split("[>=;]", entry)[0].partition("[")
        if name == "pressgang":
            found |= {each for other in inside.rstrip("]").split(",") for each in whole(extras, other)}
        else:
            found.add(name.lower().replace("_", "-").replace(".", "-"))
    return found
