"""The examiner's end of a server of forks: candidates in a hundredth of the time that starting one takes.

For whoever grades many files in one process: `grade class` and `grade verify`.
"""

import contextlib
import os
import socket
import subprocess
from collections.abc import Callable
from typing import IO


class ForkServer:
    """A process that has NumPy imported and forks candidates, each as fresh as one that was started."""

    def __init__(self, start: Callable[[socket.socket], "subprocess.Popen[bytes]"]) -> None:
        """`start` starts the process, with one end of a socket as its standard input."""
        self._socket, theirs = socket.socketpair()
        with theirs:
            self._process = start(theirs)
        self._able: bool | None = None

    def fork(self) -> "Forked | None":
        """Give a new candidate's process; None where this server cannot, or is gone."""
        if self._able is None:
            with contextlib.suppress(OSError):
                self._able = self._socket.recv(1) == b"+"
        if not self._able:
            return None
        (requests, ours), (answers, theirs) = os.pipe(), os.pipe()
        life, keeper = socket.socketpair()
        stdin, stdout = os.fdopen(ours, "wb", 0), os.fdopen(answers, "rb", 0)
        forked = Forked(stdin, stdout, life)
        try:
            socket.send_fds(self._socket, [b"f"], [requests, theirs, keeper.fileno()])
        except OSError:
            stdin.close()
            stdout.close()
            life.close()
            return None
        finally:
            os.close(requests)
            os.close(theirs)
            keeper.close()
        return forked

    def close(self) -> None:
        """End the process; the candidates that it forked live on, unless they are in a sandbox with it."""
        self._socket.close()
        try:
            self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:  # a fault of the system's: nobody else speaks with this process
            self._process.kill()


class Forked:
    """A forked candidate's process, with what `launch.Process` asks of one."""

    def __init__(self, stdin: IO[bytes], stdout: IO[bytes], life: socket.socket) -> None:
        self.stdin: IO[bytes] | None = stdin
        self.stdout: IO[bytes] | None = stdout
        self._life = life
        self._status: int | None = None

    def poll(self) -> int | None:
        """Give the exit status of a candidate that ended by itself, negative for a signal."""
        with contextlib.suppress(BlockingIOError):
            self._hear(socket.MSG_DONTWAIT)
        return self._status

    def kill(self) -> None:
        """Have its keeper end it, and all that it started."""
        with contextlib.suppress(OSError):
            self._life.shutdown(socket.SHUT_WR)

    def wait(self, timeout: float | None = None) -> int:
        """Wait until a killed candidate is gone. Raises TimeoutExpired."""
        if self._life.fileno() < 0:  # somebody has waited before
            return self._status or 0
        self._life.settimeout(timeout)
        try:
            while self._hear(0):
                pass
        except TimeoutError:
            raise subprocess.TimeoutExpired("a candidate", timeout or 0) from None
        self._life.close()
        return self._status or 0

    def _hear(self, flags: int) -> bytes:
        try:
            said = self._life.recv(4, flags)
        except (TimeoutError, BlockingIOError):
            raise
        except OSError:  # the keeper is gone, or this was closed
            return b""
        if len(said) == 4:
            self._status = int.from_bytes(said, "big", signed=True)
        return said
