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
from grader.candidate.forkserver import Forked, ForkServer
from grader.candidate.sandbox import Sandbox
from grader.errors import BrokenCourseError

_HERE = Path(__file__).resolve().parent
_FILES = {
    "worker": _HERE / "worker.py",
    "wire": _HERE / "wire.py",
    "counting": _HERE.parent / "rules" / "counting.py",
    "confine": _HERE / "confine.py",
    "forks": _HERE / "forks.py",
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
"""Killed, and not yet seen to be gone: the system takes a process apart for some time, for which nobody waits
unless there are many."""


_SPARES: dict[Sandbox, "Launched"] = {}
"""Started ahead: they wait, with NumPy imported, for whom they are needed."""


_SERVERS: dict[bool, ForkServer] = {}
"""Where candidates are forked rather than started: those with a sandbox, and those without."""


class Process(Protocol):
    """What is asked of a candidate's process: of a Popen, only this."""

    stdin: IO[bytes] | None
    stdout: IO[bytes] | None

    def poll(self) -> int | None: ...  # noqa: D102
    def kill(self) -> None: ...  # noqa: D102
    def wait(self, timeout: float | None = None) -> int: ...  # noqa: D102


class _Group(subprocess.Popen[bytes]):
    """A process that leads a group of its own."""

    def kill(self) -> None:
        """End the process and its whole group."""
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.pid, signal.SIGKILL)
        with contextlib.suppress(OSError):
            super().kill()


@dataclass(frozen=True, slots=True)
class Launched:
    """A started process, and whether bubblewrap is around it."""

    process: Process
    sandboxed: bool

    def kill(self) -> None:
        """End the process and what it started, at once. Never waits for a pipe."""
        self.process.kill()
        _KILLED.append(self.process)

    def discard(self) -> None:
        """End a process that nobody has spoken with yet."""
        self.kill()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                stream.close()


def discard_spares() -> None:
    """End the candidates that were started ahead."""
    while _SPARES:
        _SPARES.popitem()[1].discard()


def reap(leave: int = 0) -> None:
    """Wait until the killed candidates are gone, but for the last few; one that the system keeps is dead too."""
    killed = _KILLED[: max(0, len(_KILLED) - leave)]
    del _KILLED[: len(killed)]
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
    reap(leave=2)
    spare = _SPARES.pop(mode, None)
    if spare is not None:
        if spare.process.poll() is None:
            return spare
        spare.discard()
    bwrap = sandbox.find() if mode is not Sandbox.OFF else None
    if bwrap is None and mode is Sandbox.REQUIRED:
        raise BrokenCourseError(f"--sandbox required, but bubblewrap is not installed: {sandbox.INSTALL}")
    forked = _fork(bwrap)
    if forked is not None:
        return Launched(forked, sandboxed=bwrap is not None)
    process = _start(_command(bwrap), subprocess.PIPE, subprocess.PIPE)
    return Launched(process, sandboxed=bwrap is not None)


def launch_ahead(mode: Sandbox) -> None:
    """Start the candidate that will be needed next; where candidates are forked, nothing is gained by it."""
    if mode not in _SPARES and not _SERVERS:
        _SPARES[mode] = launch(mode)


def fork_candidates(mode: Sandbox) -> None:
    """Have candidates forked from now on, where the system can, rather than started one by one.

    With the sandbox, each is alone in namespaces of its own within it, as a started one is. Without, only files
    that are trusted may be run so: candidates could reach the process that forks the next.
    """
    bwrap = sandbox.find() if mode is not Sandbox.OFF else None
    if hasattr(socket, "send_fds") and (bwrap is not None or mode is Sandbox.OFF):
        fork_no_more(bwrap is not None)
        command = _command(bwrap, serve="enclosed" if bwrap is not None else "open")
        _SERVERS[bwrap is not None] = ForkServer(lambda theirs: _start(command, theirs, subprocess.DEVNULL))


def fork_no_more(*sandboxed: bool) -> None:
    """Have candidates started again, each by itself: those with a sandbox, those without, or all."""
    for which in sandboxed or tuple(_SERVERS):
        if which in _SERVERS:
            _SERVERS.pop(which).close()


def _fork(bwrap: str | None) -> Forked | None:
    sandboxed = bwrap is not None
    if sandboxed not in _SERVERS:
        return None
    forked = _SERVERS[sandboxed].fork()
    if forked is None:  # the system cannot, or has ended the server
        fork_no_more(sandboxed)
    return forked


def _command(bwrap: str | None, **more: str) -> list[str]:
    packages = _packages()
    places = {name: str(path) if bwrap is None else f"/candidate/{name}.py" for name, path in _FILES.items()}
    setup = json.dumps({"path": [str(packages)], **places, **more})
    command = [sys.executable, "-S", "-s", "-P", places["worker"], setup]
    if bwrap is None:
        return command
    return sandbox.wrap(bwrap, command, packages, [(path, places[name]) for name, path in _FILES.items()])


def _start(command: list[str], stdin: Any, stdout: int) -> _Group:
    return _Group(
        command,
        stdin=stdin,
        stdout=stdout,
        stderr=subprocess.DEVNULL,
        bufsize=0,
        env=_environment(),
        cwd=os.path.abspath(os.sep),
        start_new_session=True,
    )
