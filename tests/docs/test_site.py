"""The documentation as a site: it is built offline without a complaint, is whole, and no link of it or of the README leads nowhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

sys.path.insert(0, str(Path(__file__).parent))
from blocks import ROOT, pages

import pressgang
from pressgang.core import rulebook

SITE = ROOT / "build" / "site"
COLOUR = re.compile(r"\x1b\[[\d;]*m")
LINK = re.compile(r"\]\(([^)\s]+)\)")
OURS = ("dead-mans-draw", "dread-draw", "pirates-mark")


class Page(HTMLParser):
    """What a page refers to, what it fetches, and where it can be referred to."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.anchors: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found = {name: value for name, value in attributes if value}
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        elif tag in ("img", "script", "link", "source"):
            self.fetched += [found[name] for name in ("src", "href") if name in found]


def test_the_site_is_built_offline_and_every_link_of_it_leads_somewhere() -> None:
    """One test, as the site is built once."""
    environment = {**os.environ, "PYTHONPATH": str(Path(pressgang.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-P", str(ROOT / "scripts" / "site.py")], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, COLOUR.sub("", done.stdout + done.stderr)
    site = {path: Page(path) for path in SITE.rglob("*.html")}
    faults = [fault for page in site.values() for fault in _dead_links(page, site)]
    faults += [
        f"{page.path}: fetches {link}" for page in site.values() for link in page.fetched if urlsplit(link).scheme in ("http", "https")
    ]
    faults += [f"not in the nav of mkdocs.yml: {page}" for page in _left_out(site)]
    assert not faults, "\n".join(faults)
    _has_every_rule(site)
    named = {f"pressgang.{name}" for name in pressgang.__all__} - {"pressgang.games"}  # of which the page speaks in passing
    assert named <= site[SITE / "reference" / "engine" / "index.html"].anchors


def _dead_links(page: Page, site: dict[Path, Page]) -> list[str]:
    """What a page refers to within the site that is not there."""
    return [f"{page.path.relative_to(SITE)}: {link}" for link in page.links + page.fetched if not _leads_somewhere(page, link, site)]


def _leads_somewhere(page: Page, link: str, site: dict[Path, Page]) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc or page.path.name == "404.html":
        return True
    path = Path(os.path.normpath(page.path.parent / unquote(parts.path))) if parts.path else page.path
    path = path / "index.html" if path.is_dir() else path
    if not path.is_file():
        return False
    return not parts.fragment or path not in site or unquote(parts.fragment) in site[path].anchors | {"__skip"}


def _left_out(site: dict[Path, Page]) -> list[str]:
    """Pages that can only be found by those who know of them."""
    first = site[SITE / "index.html"]
    named = {Path(os.path.normpath(SITE / urlsplit(link).path)) for link in first.links}
    listed = {path if path.suffix else path / "index.html" for path in named}
    return [str(path.relative_to(SITE)) for path in site if path.name == "index.html" and path not in listed]


def _has_every_rule(site: dict[Path, Page]) -> None:
    """Every topic, ruling and edition of every game, in both languages."""
    for name in OURS:
        title = rulebook(name)
        for folder in ("rules", "rules/de"):
            page = site[SITE / folder / name / "index.html"]
            rulings = [ruling for ruling in title.rulings if not ruling.editions or title.editions[0] in ruling.editions]
            wanted = {f"{topic.kind}-{topic.slug}" for topic in title.topics} | {f"ruling-{ruling.slug}" for ruling in rulings}
            assert wanted <= page.anchors, wanted - page.anchors
            for edition in title.editions[1:]:
                assert SITE / folder / f"{name}-{edition}" / "index.html" in site


def test_links_in_the_repository_lead_somewhere() -> None:
    """Those of README, CONTRIBUTING, the docs and the examples, as one follows them in a clone. (The site alone has the rules.)"""
    faults = []
    for page in pages():
        for link in LINK.findall(re.sub(r"(?s)```.*?```", "", page.read_text(encoding="utf-8"))):
            path = urlsplit(link).path
            made = "rules/" in path and page.is_relative_to(ROOT / "docs")
            if path and not urlsplit(link).scheme and not made and not (page.parent / unquote(path)).exists():
                faults.append(f"{page.relative_to(ROOT)}: {link}")
    assert not faults, faults
