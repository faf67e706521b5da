"""The client's files: from the installed package, or from where a source tree builds them."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from msgspec import Struct

from pressgang.words import languages, voice

FOREVER: Final = "public, max-age=31536000, immutable"
AGAIN: Final = "no-cache"
SMALL: Final = 600
LONGEST: Final = 100
"""So many letters a part of an address may have."""
PACKED: Final = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")


class File(Struct):
    """A file as it is sent."""

    stamp: tuple[float, int]
    body: bytes
    packed: bytes | None
    kind: str
    etag: str


def folder() -> Path | None:
    """Where the built client is, if it is anywhere."""
    here = Path(__file__).parent
    for place in (here / "static", here.parents[2] / "client" / "dist"):
        if (place / "index.html").is_file():
            return place
    return None


_files: dict[Path, File] = {}


def read(path: Path) -> File:
    """A file, kept until it changes."""
    facts = path.stat()
    stamp = (facts.st_mtime, facts.st_size)
    found = _files.get(path)
    if found is None or found.stamp != stamp:
        body = path.read_bytes()
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        kind = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}.get(path.suffix, kind)
        packed = gzip.compress(body, 9, mtime=0) if len(body) > SMALL and kind.startswith(PACKED) else None
        found = File(stamp, body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"')
        _files[path] = found
    return found


def find(home: Path, path: str) -> Path:
    """The file that an address means: the start page for every page of the client."""
    try:
        wanted = (home / path.lstrip("/")).resolve()
        is_file = wanted.is_file()
    except (OSError, ValueError) as error:  # a name that no file can have
        raise NotFoundException from error
    if not wanted.is_relative_to(home.resolve()):
        raise NotFoundException
    if is_file:
        return wanted
    if path.startswith("/api") or "." in wanted.name:
        raise NotFoundException
    return home / "index.html"


@get(["/", "/{path:path}"], include_in_schema=False, opt={"packed": True})
async def page(request: Request, path: str = "/") -> Response[bytes]:  # type: ignore[type-arg]
    """A file of the client; the start page for every address that is a page of the client."""
    if any(len(part) > LONGEST for part in path.split("/")):
        raise NotFoundException
    home = folder()
    if home is None:
        words = voice(next((each for each in languages() if request.headers.get("accept-language", "").startswith(each)), "en"))
        return Response(words.say("page-not-built").encode(), media_type="text/plain", status_code=503)
    wanted = find(home, path)
    file = read(wanted)
    headers = {"etag": file.etag, "vary": "accept-encoding", "cache-control": FOREVER if "/assets/" in f"/{path}" else AGAIN}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.body, media_type=file.kind, headers=headers)
