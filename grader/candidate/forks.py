"""What makes a worker a server of forks, each of which becomes a candidate: see `forkserver.ForkServer`.

Imported by file, in the worker's process; nothing of the project is imported here.

    server  ->  keeper  ->  candidate

The keeper ends the candidate when the examiner lets go of it, and says how it ended. Where candidates are to be
enclosed, the keeper is the first process of a process namespace that holds this candidate alone: a candidate
sees neither the server nor another candidate, and nothing that it starts outlives its keeper.
"""

import contextlib
import ctypes
import os
import signal
import socket

_NEW_USERS, _NEW_PROCESSES, _NEW_IPC = 0x10000000, 0x20000000, 0x08000000  # linux/sched.h
_DUMPABLE = 4  # linux/prctl.h
_CAPABILITIES = 0x20080522  # version 3 of linux/capability.h


def fork_for_each(control: int, enclosed: bool) -> tuple[int, int]:
    """Fork a candidate for each three descriptors that come over a socket: requests, answers, and its life.

    First says on the socket whether it can. Returns in the candidates only, with their pipe.
    """
    able = not enclosed or _can_enclose()
    default = signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system forgets the keepers that end
    with socket.socket(fileno=control) as server:
        server.send(b"+" if able else b"-")
        while True:
            _, ends, _, _ = socket.recv_fds(server, 1, 3)
            if len(ends) < 3 or not able:
                os._exit(0)  # the examiner is gone
            if not os.fork():
                break
            for end in ends:
                os.close(end)
    requests, answers, life = ends
    if enclosed:
        _enclose()
        if os.fork():
            os._exit(0)
        _drop_capabilities()
        _hide()
    with socket.socket(fileno=life) as examiner:
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGCHLD])
        candidate = os.fork()
        if candidate:
            os.close(requests)
            os.close(answers)
            _keep(candidate, examiner, alone=enclosed)
    signal.signal(signal.SIGCHLD, default)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
    os.setsid()
    return requests, answers


def _keep(candidate: int, examiner: socket.socket, *, alone: bool) -> None:
    """Wait until the examiner lets go; say how the candidate ended, if it did before. Never returns."""
    ended: set[int] = set()

    def collect(*_: object) -> None:
        with contextlib.suppress(ChildProcessError):
            while (end := os.waitpid(-1, os.WNOHANG)) != (0, 0):
                ended.add(end[0])
                if end[0] == candidate:
                    with contextlib.suppress(OSError):
                        examiner.send(os.waitstatus_to_exitcode(end[1]).to_bytes(4, "big", signed=True))

    signal.signal(signal.SIGCHLD, collect)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
    with contextlib.suppress(OSError):
        while examiner.recv(1):
            pass
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    with contextlib.suppress(OSError):
        if alone:
            os.kill(-1, signal.SIGKILL)  # everything in this namespace but its first process, which this is
        elif candidate not in ended:
            os.kill(candidate, signal.SIGKILL)
    with contextlib.suppress(ChildProcessError):
        while True:
            os.wait()
    os._exit(0)  # closes the socket: now nothing is left


def _can_enclose() -> bool:
    """Try it in a process of its own: some systems forbid namespaces within those of bubblewrap."""
    trial = os.fork()
    if not trial:
        try:
            _enclose()
            inner = os.fork()
            if not inner:
                _drop_capabilities()
                os._exit(0 if os.getpid() == 1 else 1)
            os._exit(os.waitstatus_to_exitcode(os.waitpid(inner, 0)[1]))
        finally:
            os._exit(1)
    return os.waitpid(trial, 0)[1] == 0


def _enclose() -> None:
    """Have what this process forks from now on live in namespaces of its own. Raises OSError.

    No user is mapped into the new user namespace, so nobody in it can make a further one.
    """
    _checked(ctypes.CDLL(None, use_errno=True).unshare(_NEW_USERS | _NEW_PROCESSES | _NEW_IPC))


def _drop_capabilities() -> None:
    """Give up what a process that made a user namespace may do in it. Raises OSError."""
    header, none = (ctypes.c_uint32 * 2)(_CAPABILITIES, 0), (ctypes.c_uint32 * 6)()
    _checked(ctypes.CDLL(None, use_errno=True).capset(header, none))


def _hide() -> None:
    """Have nobody trace this process and its forks: a keeper that its candidate has stopped could not end it."""
    _checked(ctypes.CDLL(None, use_errno=True).prctl(_DUMPABLE, 0, 0, 0, 0))


def _checked(result: int) -> None:
    if result:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
