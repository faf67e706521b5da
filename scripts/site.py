"""Builds the documentation as a site: writes its pages into build/pages, then has Zensical build them. Called by scripts/site."""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "scripts"))

from rules_pages import write_rules  # noqa: E402

PAGES = ROOT / "build" / "pages"
FROM_THE_ROOT = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Pages of the site that stand at the root of the repository, where people look for them."""
WIDE = ("rulebooks.md", "pirates-mark-cards.md")
"""Pages whose tables need the room of the columns beside them."""
LINK = re.compile(r"(\]\()([^)\s]+)(\))")


def write_pages() -> None:
    """All pages of the site: those of docs/, the rules, and what stands at the root."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES)
    shutil.copy(ROOT / "client" / "public" / "favicon.svg", PAGES / "assets" / "logo.svg")
    for path in PAGES.rglob("*.md"):
        path.write_text(LINK.sub(_link_to_the_site, path.read_text(encoding="utf-8")), encoding="utf-8")
    for name in WIDE:
        (PAGES / name).write_text("---\nhide: [navigation, toc]\n---\n\n" + (PAGES / name).read_text(encoding="utf-8"), encoding="utf-8")
    for name, page in FROM_THE_ROOT.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        (PAGES / page).write_text(LINK.sub(_link_from_the_root, text), encoding="utf-8")
    write_rules(PAGES / "rules")


def _link_to_the_site(link: re.Match[str]) -> str:
    """A link of docs/ to a page that stands at the root of the repository."""
    return link[1] + FROM_THE_ROOT.get(link[2].removeprefix("../"), link[2]) + link[3]


def _link_from_the_root(link: re.Match[str]) -> str:
    """A link of a page at the root, as it is from the site."""
    return link[1] + FROM_THE_ROOT.get(link[2], link[2].removeprefix("docs/")) + link[3]


def build(*flags: str) -> int:
    """Let Zensical do its work; 0 if nothing was wrong with it."""
    program = "import sys; from zensical.main import cli; sys.argv[0] = 'zensical'; cli()"
    return subprocess.run([sys.executable, "-P", "-c", program, *flags, "--config-file", str(ROOT / "mkdocs.yml")], cwd=ROOT).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", action="store_true", help="show it at http://127.0.0.1:8000, until Ctrl-C")
    chosen = parser.parse_args()
    write_pages()
    return build("serve") if chosen.serve else build("build", "--strict", "--clean")  # what it keeps does not know of changed docstrings


if __name__ == "__main__":
    sys.exit(main())
