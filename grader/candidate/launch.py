"""Start and end the candidate's process.

Light on purpose: no NumPy here, so that the child starts while the examiner is still importing.
"""

import contextlib
import importlib.util
import json
import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

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


_KILLED: list[subprocess.Popen[bytes]] = []
"""Killed, and not yet seen to be gone: the system takes a sandbox apart for some time, and only a next candidate
has to wait for that."""


@dataclass(frozen=True, slots=True)
class Launched:
    """A started process, and whether bubblewrap is around it."""

    process: subprocess.Popen[bytes]
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
    packages = _packages()
    files = {name: str(path) for name, path in _FILES.items()}
    if bwrap is not None:
        files = {name: f"/candidate/{name}.py" for name in _FILES}
    setup = json.dumps({"path": [str(packages)], **files})
    command = [sys.executable, "-S", "-s", "-P", files["worker"], setup]
    if bwrap is not None:
        inside = [(path, files[name]) for name, path in _FILES.items()]
        command = sandbox.wrap(bwrap, command, packages, inside)
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        bufsize=0,
        env=_environment(),
        cwd=None if bwrap else os.path.abspath(os.sep),
        start_new_session=True,
    )
    return Launched(process, sandboxed=bwrap is not None)
