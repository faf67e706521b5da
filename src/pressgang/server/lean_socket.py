"""Sockets that send cheaply: a message to many is made once, and its few bytes of frame around it are written without further ado."""

from __future__ import annotations

from typing import Final, Protocol

from litestar.types import Send
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

TEXT: Final = 0x81
"""The first byte of a text message in one frame."""
LONGEST_SHORT, LONGEST = 125, 0xFFFF


def framed(text: bytes) -> bytes:
    """A text message as a server sends it: in one frame, not masked (RFC 6455).

    >>> framed(b"ahoy"), framed(b"." * 300)[:4]
    (b'\\x81\\x04ahoy', b'\\x81~\\x01,')
    """
    size = len(text)
    if size <= LONGEST_SHORT:
        return bytes((TEXT, size)) + text
    if size <= LONGEST:
        return bytes((TEXT, 126, size >> 8, size & 0xFF)) + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text


class Wire(Protocol):
    """The way to one client."""

    def write_text(self, text: bytes) -> bool:
        """Send a message now; no if the client does not read as fast."""

    async def send_text(self, text: bytes) -> None:
        """Send a message as soon as the client has read enough."""


class LeanSocket(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket with a shorter way for text. It is for sockets without compression, where nothing depends on what was sent."""

    def write_text(self, text: bytes) -> bool:
        """Send a message now; no if the client does not read as fast."""
        if not self.writable.is_set():
            return False
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(framed(text))
        return True

    async def send_text(self, text: bytes) -> None:
        """Send a message; waits while the client does not read."""
        while not self.write_text(text):
            await self.writable.wait()


class AnyWire:
    """The way to a client over any other socket."""

    __slots__ = ("_send",)

    def __init__(self, send: Send) -> None:
        self._send = send

    def write_text(self, text: bytes) -> bool:
        """Whether it reads is not known before it has."""
        return False

    async def send_text(self, text: bytes) -> None:
        """Send a message, and wait as long as that takes."""
        await self._send({"type": "websocket.send", "bytes": None, "text": text.decode()})


def wire_of(send: Send) -> Wire:
    """The way over the socket that this `send` belongs to."""
    socket = getattr(send, "__self__", None)
    return socket if isinstance(socket, LeanSocket) else AnyWire(send)
