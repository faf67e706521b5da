"""At the door: who is it, where do they come from, and which headers go out with every answer."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

COOKIE: Final = "pressgang"
OURS: Final = re.compile(rf"(?:^|;\s*){COOKIE}=([A-Za-z0-9_-]{{43}})(?:;|$)")
"""Found whatever else a browser sends: cookies of other servers at the same address need not be well made."""
YEAR: Final = 365 * 24 * 3600
SAFE: Final = ("GET", "HEAD", "OPTIONS")
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


def new_token() -> str:
    """256 bits that nobody guesses."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, origins: Sequence[str]) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        token = token_in(headers.get(b"cookie", ""))
        given = None
        if kind == ScopeType.HTTP and token is None and scope["path"].startswith(("/api/", "/key/")):
            token = given = new_token()
        scope.setdefault("state", {})
        scope["state"]["player"] = "" if token is None else hash_of(token)
        scope["state"]["foreign"] = self._is_foreign(headers)
        del headers, token  # a socket stays open for long
        if scope["type"] == ScopeType.WEBSOCKET:
            scope["state"]["send"] = send
            await self.app(scope, receive, send)
            return
        https = scope["scheme"] == "https"

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = list(HEADERS)
                if given is not None:
                    cookie = f"{COOKIE}={given}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
                    extra.append((b"set-cookie", (cookie + ("; Secure" if https else "")).encode()))
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        if scope["state"]["foreign"] and str(scope.get("method")) not in SAFE:
            await _turn_away(dressed)
            return
        await self.app(scope, receive, dressed)

    def _is_foreign(self, headers: dict[bytes, str]) -> bool:
        """Whether a page of another site sends this. Programs that are no browsers name no origin."""
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", "same-origin") not in ("same-origin", "none")
        return origin not in self.origins and urlsplit(origin).netloc != headers.get(b"host")


def token_in(cookies: str) -> str | None:
    """The token of whoever sends these cookies."""
    found = OURS.search(cookies)
    return None if found is None else found[1]


async def _turn_away(send: Send) -> None:
    body = b'{"code":"foreign-origin","facts":{}}'
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
