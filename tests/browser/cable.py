"""The network between a browser and the server, as a cable that a test can pull out and put back."""

from __future__ import annotations

import contextlib
import socket
import threading
from urllib.parse import urlsplit


class Cable:
    """Forwards connections to the server. Pulled out, all of them break at once and new ones are refused; a bad one loses the answers."""

    def __init__(self, server: str) -> None:
        at = urlsplit(server)
        self._server = (at.hostname or "127.0.0.1", at.port or 80)
        self._open: set[socket.socket] = set()
        self._plugged = True
        self._bad = False
        self._ear = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._ear.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def pull_out(self) -> None:
        self._plugged = False
        for end in list(self._open):
            _break(end)

    def put_back(self) -> None:
        self._plugged, self._bad = True, False

    def lose_answers(self) -> None:
        """What the browser sends still arrives; what the server says does not."""
        self._bad = True

    def close(self) -> None:
        self.pull_out()
        _break(self._ear)

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._ear.accept()
                if not self._plugged:
                    near.close()
                    continue
                far = socket.create_connection(self._server)
                self._open |= {near, far}
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=self._forward, args=(source, target, source is far), daemon=True).start()

    def _forward(self, source: socket.socket, target: socket.socket, answers: bool) -> None:
        with contextlib.suppress(OSError):
            while some := source.recv(65536):
                if not (answers and self._bad):
                    target.sendall(some)
        _break(source)
        _break(target)
        self._open -= {source, target}


def _break(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
