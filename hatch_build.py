"""Builds the wheel: compiles the rules with mypyc where a C compiler is there, else ships plain Python."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "games", "bots/search.py", "bots/turn.py")
INLINE = [] if os.name == "nt" else ["-fno-semantic-interposition", "-flto"]
"""Lets the C compiler inline our functions into each other, which shared libraries forbid otherwise."""


class PressgangBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules to the wheel."""

    workplace: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or os.environ.get("PRESSGANG_PURE"):
            return
        workplace = Path(tempfile.mkdtemp(prefix="pressgang-build-"))
        self.workplace = workplace
        try:
            libraries = compile_rules(Path(self.root), workplace)
        except (Exception, SystemExit) as error:  # whatever the compiler says, plain Python still plays
            said = str(error).strip().splitlines()
            reason = said[0] if said and isinstance(error, Exception) else "mypyc refused the source"
            print(f"pressgang: not compiled, plain Python is slower ({reason[:100]})", file=sys.stderr)
            return
        for library in libraries:
            build_data["force_include"][str(library)] = library.relative_to(workplace / "lib").as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.workplace is not None:
            shutil.rmtree(self.workplace, ignore_errors=True)


def compile_rules(root: Path, workplace: Path) -> list[Path]:
    """Compile the hot packages; returns the extension modules, laid out below `workplace/lib`."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    home = root / "src" / "pressgang"
    paths = [path for part in COMPILED for path in ([home / part] if part.endswith(".py") else sorted((home / part).rglob("*.py")))]
    sources = [str(path.relative_to(root / "src")) for path in paths]
    before = Path.cwd()
    os.chdir(root / "src")
    try:
        checks = ["--strict", f"--cache-dir={workplace / 'cache'}"]
        extensions = mypycify([*checks, *sources], opt_level="3", debug_level="0", target_dir=str(workplace / "c"))
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *INLINE]
            extension.extra_link_args = [*extension.extra_link_args, *INLINE]
        command = build_ext(Distribution({"name": "pressgang", "ext_modules": extensions}))
        command.build_lib = str(workplace / "lib")
        command.build_temp = str(workplace / "temp")
        command.finalize_options()
        command.run()
    finally:
        os.chdir(before)
    return sorted(path for path in (workplace / "lib").rglob("*") if path.suffix in {".so", ".pyd"})
