"""Sockets that send cheaply: a message to many is made once, and its few bytes of frame around it are written without further ado."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

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


class LeanSocket(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket with a shorter way for text. It is for sockets without compression, where nothing depends on what was sent."""

    async def send_text(self, text: bytes) -> None:
        """Send a message; waits while the client does not read."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(framed(text))


def text_sender(send: Send) -> Callable[[bytes], Awaitable[None]]:
    """Sends text over the socket that this `send` belongs to, whatever serves it."""
    socket = getattr(send, "__self__", None)
    if isinstance(socket, LeanSocket):
        return socket.send_text

    async def send_text(text: bytes) -> None:
        await send({"type": "websocket.send", "bytes": None, "text": text.decode()})

    return send_text
