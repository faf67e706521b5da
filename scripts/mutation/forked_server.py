"""Servers that tests start, as forks of the process that runs the tests: it knows all libraries already, and to read them takes seconds."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
import threading
import traceback
from types import ModuleType
from typing import Any

OURS = ["-m", "pressgang.cli"]
popen = subprocess.Popen


def install() -> None:
    """From now on our own program is not started but forked."""
    subprocess.Popen = start  # type: ignore[misc, assignment]


def start(command: Any, *more: Any, **options: Any) -> Any:
    """What `subprocess.Popen` does."""
    is_ours = isinstance(command, list) and command[1:3] == OURS and options.get("stdout") == subprocess.PIPE and "env" in options
    return fork(command, **options) if is_ours else popen(command, *more, **options)


def fork(command: list[str], stderr: Any, env: dict[str, str], **_: Any) -> subprocess.Popen[str]:
    """A child that runs our program."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.dup2(writing, 1)
        os.dup2(stderr.fileno(), 2)
        run(command, env)
    os.close(writing)
    made: Any = popen.__new__(popen)
    made.__dict__ |= {"args": command, "pid": child, "returncode": None, "stdin": None, "stderr": None, "_child_created": True}
    made.__dict__ |= {"stdout": os.fdopen(reading), "_waitpid_lock": threading.Lock(), "_sigint_wait_secs": 0.25, "_input": None}
    return made  # type: ignore[no-any-return]


def run(command: list[str], env: dict[str, str]) -> None:
    """In the child: forget the tests, and begin."""
    code: object = 1
    try:
        gc.freeze()
        asyncio.events._set_running_loop(None)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.environ.clear()
        os.environ |= env
        sys.argv = command[2:]
        sys.modules["__main__"] = ModuleType("__main__")
        sys.stdout, sys.stderr = os.fdopen(1, "w"), os.fdopen(2, "w")
        from pressgang.cli import main

        code = main()
    except SystemExit as ended:
        code = ended.code
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code if isinstance(code, int) else 0 if code is None else 1)
