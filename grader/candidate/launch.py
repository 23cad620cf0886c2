"""Start and end the candidate's process.

Light on purpose: no NumPy here, so that the child starts while the examiner is still importing.
"""

import contextlib
import importlib.util
import json
import os
import signal
import socket
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Protocol

from grader.candidate import sandbox
from grader.candidate.sandbox import Sandbox
from grader.errors import BrokenCourseError

_HERE = Path(__file__).resolve().parent
_FILES = {
    "worker": _HERE / "worker.py",
    "wire": _HERE / "wire.py",
    "counting": _HERE.parent / "rules" / "counting.py",
}
_INHERITED = (
    "SYSTEMROOT",
    "LD_LIBRARY_PATH",
    "OPENBLAS_CORETYPE",
    "OPENBLAS_L2_SIZE",
    "NPY_DISABLE_CPU_FEATURES",
)
"""What Python and NumPy may need to start and to compute rightly on this machine; nothing else is passed on."""


_KILLED: list["Process"] = []
"""Killed, and not yet seen to be gone: the system takes a sandbox apart for some time, and only a next candidate
has to wait for that."""


class Process(Protocol):
    """What is asked of a candidate's process: of a Popen, only this."""

    pid: int
    stdin: IO[bytes] | None
    stdout: IO[bytes] | None

    def poll(self) -> int | None: ...  # noqa: D102
    def kill(self) -> None: ...  # noqa: D102
    def wait(self, timeout: float | None = None) -> int: ...  # noqa: D102


@dataclass(frozen=True, slots=True)
class Launched:
    """A started process, and whether bubblewrap is around it."""

    process: Process
    sandboxed: bool

    def kill(self) -> None:
        """End the process and its whole group, at once. Never waits for a pipe."""
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
        with contextlib.suppress(OSError):
            self.process.kill()
        _KILLED.append(self.process)

    def discard(self) -> None:
        """End a process that nobody has spoken with yet."""
        self.kill()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                stream.close()


def reap() -> None:
    """Wait until every killed candidate is gone; one that the system keeps for long is dead all the same."""
    killed = _KILLED[:]
    _KILLED.clear()
    for process in killed:
        try:
            process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            _KILLED.append(process)


def _environment() -> dict[str, str]:
    environment = {name: os.environ[name] for name in _INHERITED if name in os.environ}
    threads = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
    environment |= dict.fromkeys(threads, "1")  # on arrays this small, more threads only spin
    environment |= {"PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1", "LC_ALL": "C.UTF-8"}
    return environment


def _packages() -> Path:
    spec = importlib.util.find_spec("numpy")
    if spec is None or spec.origin is None:
        raise BrokenCourseError(
            "NumPy is not installed in this Python. Install the kit again, as the README says."
        )
    return Path(spec.origin).resolve().parent.parent


def launch(mode: Sandbox) -> Launched:
    """Start a candidate, inside bubblewrap where `mode` and the system allow it.

    Whether bubblewrap really works here shows only at the candidate's first word: see `Session`.
    Raises BrokenCourseError where it is required and not installed.
    """
    reap()
    bwrap = sandbox.find() if mode is not Sandbox.OFF else None
    if bwrap is None and mode is Sandbox.REQUIRED:
        raise BrokenCourseError(f"--sandbox required, but bubblewrap is not installed: {sandbox.INSTALL}")
    if bwrap is None and _FORKING:
        return Launched(_FORKING[0].fork(), sandboxed=False)
    files = {name: str(path) for name, path in _FILES.items()}
    packages = _packages()
    if bwrap is not None:
        files = {name: f"/candidate/{name}.py" for name in _FILES}
    command = _command(packages, files)
    if bwrap is not None:
        inside = [(path, files[name]) for name, path in _FILES.items()]
        command = sandbox.wrap(bwrap, command, packages, inside)
    process = _start(command, subprocess.PIPE, subprocess.PIPE, cwd=None if bwrap else os.path.abspath(os.sep))
    return Launched(process, sandboxed=bwrap is not None)


def _command(packages: Path, files: dict[str, str], **more: object) -> list[str]:
    setup = json.dumps({"path": [str(packages)], **files, **more})
    return [sys.executable, "-S", "-s", "-P", files["worker"], setup]


def _start(command: list[str], stdin: Any, stdout: int, cwd: str | None) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        command,
        stdin=stdin,
        stdout=stdout,
        stderr=subprocess.DEVNULL,
        bufsize=0,
        env=_environment(),
        cwd=cwd,
        start_new_session=True,
    )


_FORKING: list["ForkServer"] = []
"""The process that forks candidates, if there is one."""


def fork_candidates() -> None:
    """Have candidates without a sandbox forked from now on, where the system can: see `ForkServer`."""
    if hasattr(socket, "send_fds") and not _FORKING:
        _FORKING.append(ForkServer())


def fork_no_more() -> None:
    """Have candidates started again, each by itself."""
    while _FORKING:
        _FORKING.pop().close()


class ForkServer:
    """A process that has NumPy imported and forks candidates, each as fresh as one that was started.

    A fork takes a hundredth of the time of a start. It is for whoever grades many files that are trusted, as
    `grade verify` does: forked candidates are without a sandbox.
    """

    def __init__(self) -> None:
        self._socket, theirs = socket.socketpair()
        command = _command(
            _packages(), {name: str(path) for name, path in _FILES.items()}, forks=str(_HERE / "forks.py")
        )
        with theirs:
            self._process = _start(command, theirs, subprocess.DEVNULL, cwd=os.path.abspath(os.sep))

    def fork(self) -> "Forked":
        """Give a new candidate's process."""
        requests, ours = os.pipe()
        answers, theirs = os.pipe()
        socket.send_fds(self._socket, [b"f"], [requests, theirs])
        os.close(requests)
        os.close(theirs)
        number = self._socket.recv(8)
        return Forked(
            int.from_bytes(number, "big"), open(ours, "wb", buffering=0), open(answers, "rb", buffering=0)
        )

    def close(self) -> None:
        """End the process; the candidates that it forked live on."""
        self._socket.close()
        self._process.wait()


@dataclass(slots=True)
class Forked:
    """A forked candidate's process, with what `Launched` asks of one."""

    pid: int
    stdin: IO[bytes] | None
    stdout: IO[bytes] | None

    def poll(self) -> int | None:
        """Give None: how it ended is known to the process that forked it."""
        return None

    def kill(self) -> None:
        """End it."""
        os.kill(self.pid, signal.SIGKILL)

    def wait(self, timeout: float | None = None) -> int:  # noqa: ARG002
        """Return at once: the process that forked it collects it."""
        return 0
