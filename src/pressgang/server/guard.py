"""At the door: who is it, where do they come from, by which name do they call us, and which headers go out with every answer."""

from __future__ import annotations

import hashlib
import ipaddress
import re
import secrets
import socket
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from pressgang.core import Problem

from . import rendering

COOKIE: Final = "pressgang"
OURS: Final = re.compile(rf"(?:^|;\s*){COOKIE}=([A-Za-z0-9_-]{{43}})(?:;|$)")
"""Found whatever else a browser sends: cookies of other servers at the same address need not be well made."""
YEAR: Final = 365 * 24 * 3600
SAFE: Final = ("GET", "HEAD", "OPTIONS")
ANY_HOST: Final = "*"
UNWRITABLE: Final = re.compile(r"[\x00-\x1f\x7f]")
POLICY: Final = (
    *("default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'", "connect-src 'self'"),
    *("media-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"),
)
HEADERS: Final = [
    (b"content-security-policy", "; ".join(POLICY).encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
ONLY_TLS: Final = (b"strict-transport-security", f"max-age={YEAR}".encode())


def new_token() -> str:
    """256 bits that nobody guesses."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, origins: Sequence[str], hosts: Sequence[str] = (), failures: Sequence[Problem] = ()) -> None:
        self.app = app
        self.origins = origins
        self.failures = failures
        """Why the server could not start."""
        self.hosts = {*own_names(), *(host.lower() for host in hosts), *(urlsplit(origin).hostname or "" for origin in origins)} - {""}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, _without_traceback(send))
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        path = _normal(scope)
        token = token_in(headers.get(b"cookie", ""))
        given = None
        if kind == ScopeType.HTTP and token is None and path.startswith(("/api/", "/key/")):
            token = given = new_token()
        scope.setdefault("state", {})
        scope["state"]["player"] = "" if token is None else hash_of(token)
        scope["state"]["foreign"] = self._is_foreign(headers)
        why = self._refusal(scope, path, headers)
        del headers, token  # a socket stays open for long
        if scope["type"] == ScopeType.WEBSOCKET:
            if why is not None:
                await send({"type": "websocket.close", "code": 1008, "reason": why.code})
                return
            scope["state"].update(receive=receive, send=send)
            await self.app(scope, receive, send)
            return
        dressed = _dressed(send, scope["scheme"] == "https", given)
        if why is not None:
            await _turn_away(dressed, 403 if why.code == "foreign-origin" else 400, why)
            return
        if scope.get("method") == "HEAD" and not path.startswith("/key/"):  # the server software leaves the body out
            scope = {**scope, "method": "GET"}
        await self.app(scope, receive, dressed)

    def _refusal(self, scope: Scope, path: str, headers: dict[bytes, str]) -> Problem | None:
        """Why this request goes no further, if it does not."""
        host = host_in(headers.get(b"host", ""))
        if not self._is_ours(host):
            return Problem("bad-host", host=host[:60])
        if UNWRITABLE.search(path):
            return Problem("bad-request")
        if scope["type"] == ScopeType.HTTP and scope["state"]["foreign"] and str(scope.get("method")) not in SAFE:
            return Problem("foreign-origin")
        return None

    def _is_ours(self, host: str) -> bool:
        """Whether we are called so. Whoever makes a name of theirs mean our address would otherwise be the same site as we are; an
        address as a number cannot be made to mean another."""
        if not host or host in self.hosts or ANY_HOST in self.hosts:
            return True
        try:
            ipaddress.ip_address(host)
        except ValueError:
            return False
        return True

    def _is_foreign(self, headers: dict[bytes, str]) -> bool:
        """Whether a page of another site sends this. Programs that are no browsers name no origin."""
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", "same-origin") not in ("same-origin", "none")
        return origin not in self.origins and urlsplit(origin).netloc != headers.get(b"host")


def own_names() -> list[str]:
    """What this machine is called by itself and by its neighbours."""
    name = socket.gethostname().lower()
    return ["localhost", name, f"{name}.local"]


def host_in(header: str) -> str:
    """The name of a `Host` header, without the port.

    >>> [host_in(each) for each in ("Localhost:8787", "[::1]:80", "example.org", "a:b:c")]
    ['localhost', '::1', 'example.org', 'a:b:c']
    """
    if header.startswith("["):
        return header[1:].partition("]")[0].lower()
    name, colon, port = header.rpartition(":")
    return (name if colon and port.isdecimal() and ":" not in name else header).lower().rstrip(".")


def token_in(cookies: str) -> str | None:
    """The token of whoever sends these cookies."""
    found = OURS.search(cookies)
    return None if found is None else found[1]


def _normal(scope: Any) -> str:
    """The path as everything behind us is to see it: two slashes are one."""
    path = str(scope["path"])
    if "//" in path:
        path = scope["path"] = re.sub("/{2,}", "/", path)
        scope["raw_path"] = re.sub(b"/{2,}", b"/", scope.get("raw_path") or b"")
    return path


def _dressed(send: Send, https: bool, given: str | None) -> Send:
    """Sends answers with the headers that all have, and a new token if one is given."""

    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            extra = [*HEADERS, ONLY_TLS] if https else list(HEADERS)
            if given is not None:
                cookie = f"{COOKIE}={given}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
                extra.append((b"set-cookie", (cookie + ("; Secure" if https else "")).encode()))
            message["headers"] = [*message.get("headers", []), *extra]
        await send(message)

    return dressed


def _without_traceback(send: Any) -> Any:
    """Why the server cannot start is told in one sentence, by whoever started it."""

    async def quiet(message: dict[str, Any]) -> None:
        if message["type"] == "lifespan.startup.failed":
            message["message"] = ""
        await send(message)

    return quiet


async def _turn_away(send: Send, status: int, why: Problem) -> None:
    body = rendering.mistake(why)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
