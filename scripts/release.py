"""Makes what a release consists of, in `dist/`, and tries each wheel in an empty environment. Run it by `scripts/release`."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
BARE = "/nowhere"
"""A PATH without a compiler and without Node."""


def say(text: str) -> None:
    print(f"release: {text}", flush=True)


def run(*command: object, **more: str) -> str:
    """What a command prints; it ends the release if it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=ROOT, env={**os.environ, **more}, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"release: {' '.join(words)} failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


def pythons() -> list[str]:
    """The Pythons to compile for: those that are named, else those on the PATH, this one among them."""
    named = os.environ.get("PYTHONS", "").split() or [f"python{version}" for version in VERSIONS]
    found = {version_of(path): path for path in map(shutil.which, named) if path and version_of(path)}
    return [path for _, path in sorted({f"{sys.version_info[0]}.{sys.version_info[1]}": sys.executable, **found}.items())]


def version_of(python: str) -> str | None:
    """Its version, if it works at all."""
    code = "import sys; print('%d.%d' % sys.version_info[:2])"
    done = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False)
    return done.stdout.strip() or None


def environment(python: str, folder: Path, *locks: str) -> Path:
    """The Python of a new environment with what these lock files name."""
    run(python, "-m", "venv", folder)
    inside = next(path for path in (folder / "bin" / "python", folder / "Scripts" / "python.exe") if path.exists())
    for lock in locks:
        run(inside, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", ROOT / lock)
    return inside


def build_sdist() -> Path:
    """The sources with the page in it, so that whoever builds from them needs no Node."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", DIST)
    return next(DIST.glob("*.tar.gz"))


def build_wheel(python: str, sdist: Path, workplace: Path, pure: bool) -> Path:
    """A wheel from the sdist, compiled for this Python or of plain Python."""
    made = workplace / "made"
    builder = environment(python, workplace / "build", "requirements.lock")
    more = {"PRESSGANG_PURE": "1"} if pure else {}
    run(builder, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", made, sdist, **more)
    wheel = next(made.glob("*.whl"))
    if ("py3-none-any" in wheel.name) is not pure:
        raise SystemExit(f"release: {wheel.name} should {'not ' if pure else ''}have been compiled")
    if pure or sys.platform != "linux":
        return Path(shutil.copy(wheel, DIST))
    tools = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    run(sys.executable, "-m", "auditwheel", "repair", "-w", workplace / "fit", wheel, PATH=tools)
    return Path(shutil.copy(next((workplace / "fit").glob("*.whl")), DIST))


def try_wheel(python: str, wheel: Path, workplace: Path) -> None:
    """Play from a wheel: the engine where nothing else is, then the commands and the server, without compiler and Node."""
    bare = environment(python, workplace / "bare")
    run(bare, "-m", "pip", "install", "--quiet", wheel)
    say(run(bare, "-I", ROOT / "scripts" / "try_wheel.py", "engine", PATH=BARE).strip())
    whole = environment(python, workplace / "whole", "requirements-serve.lock")
    run(whole, "-m", "pip", "install", "--quiet", "--no-deps", wheel)
    say(run(whole, "-I", ROOT / "scripts" / "try_wheel.py", "commands", PATH=BARE).strip())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pure", action="store_true", help="only the sdist and the wheel of plain Python")
    chosen = parser.parse_args()
    shutil.rmtree(DIST, ignore_errors=True)
    sdist = build_sdist()
    say(f"{sdist.name}: {sdist.stat().st_size / 1e6:.1f} MB")
    for pure, python in [(True, sys.executable), *((False, each) for each in ([] if chosen.pure else pythons()))]:
        with tempfile.TemporaryDirectory(prefix="pressgang-release-") as folder:
            wheel = build_wheel(python, sdist, Path(folder), pure)
            say(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")
            try_wheel(python, wheel, Path(folder))
    say(run(sys.executable, "-m", "twine", "check", "--strict", *sorted(DIST.iterdir())).strip())


if __name__ == "__main__":
    main()
