"""The candidate's process: what a call gives, how it ends, and what it can see."""

import contextlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from helpers import wait_for

from grader.candidate import launch, sandbox
from grader.candidate.client import CandidateGone, Died, Hung
from grader.candidate.limits import Limits
from grader.candidate.sandbox import Sandbox
from grader.candidate.session import Program, Session
from grader.candidate.wire import Foreign, Handle

SOURCE = """
import collections, ctypes, os, sys, time
import numpy as np

def echo(*args, **kwargs):
    return args[0] if args else kwargs

def strides(x):
    return x.strides

def spoil(x, params):
    x += 1
    params.pop("b")

def draw(rng):
    return rng.random(2)

def step(cache):
    return 1.0, {"count": cache["count"] + 1 if cache else 0}

def count(cache):
    return cache["count"]

Pair = collections.namedtuple("Pair", ["low", "high"])

def named(x):
    return Pair(x, x + 1)

def fail(message):
    raise KeyError(message)

def leave(status):
    os._exit(status)

def echo_or_leave(number):
    return number if number > 0 else leave(-number)

def loop():
    while True:
        try:
            time.sleep(1)
        except BaseException:
            pass

def read(path):
    with open(path) as file:
        return file.read()

def exists(path):
    return os.path.exists(path)

def listing(path):
    return sorted(os.listdir(path))

def environment():
    return dict(os.environ)

def shout(text, times):
    for _ in range(times):
        print(text, end="")

def child(name):
    pid = os.fork()
    if not pid:
        os.setsid()
        ctypes.CDLL(None).prctl(15, name.encode())  # PR_SET_NAME
        time.sleep(600)
    return pid

def allocate(size):
    return len(bytearray(size))

def scribble():
    for descriptor in range(3, 64):
        try:
            os.write(descriptor, b"garbage" * 9)
        except OSError:
            pass
    return 1

def peak(n):
    return np.ones(n).sum()

def warn():
    return np.log(np.zeros(1))
"""


def start(source: str = SOURCE, mode: Sandbox = Sandbox.AUTO, limits: Limits | None = None) -> Session:
    """Give a session whose file is loaded."""
    session = Session(Program(source, None, {}), limits or Limits(), mode)
    assert session.prepare() is None
    session.load()
    return session


@pytest.fixture(
    scope="module",
    params=[(mode, forked) for mode in (Sandbox.AUTO, Sandbox.OFF) for forked in (False, True)],
    ids=["auto-started", "auto-forked", "off-started", "off-forked"],
)
def session(request: pytest.FixtureRequest) -> Iterator[Session]:
    """One session, with the sandbox and without, started and forked."""
    mode, forked = request.param
    if forked:
        launch.fork_candidates(mode)
    session = start(mode=mode)
    yield session
    session.close()
    launch.fork_no_more()


@pytest.fixture(params=[False, True], ids=["started", "forked"])
def in_sandbox(request: pytest.FixtureRequest) -> Iterator[None]:
    """Candidates in the sandbox are started, or forked."""
    if request.param:
        launch.fork_candidates(Sandbox.REQUIRED)
    yield
    launch.fork_no_more()


def test_values_and_layout_travel(session: Session) -> None:
    """A call gets the arguments with their strides, and its value comes back."""
    view = np.arange(24.0).reshape(2, 3, 4).transpose(2, 0, 1)[::-1]
    np.testing.assert_array_equal(session.call("echo", [view], {}).value, view)
    assert session.call("strides", [view], {}).value == view.strides
    assert session.call("echo", [], {"a": (1, None)}).value == {"a": (1, None)}


def test_many_calls_are_under_way_at_once(session: Session) -> None:
    """More than the pipes hold, both ways; the answers come in the order of the calls."""
    arrays = [np.full(40_000, number) for number in range(30)]
    for array, answer in zip(arrays, session.calls("echo", [([array], {}) for array in arrays]), strict=True):
        np.testing.assert_array_equal(answer.value, array)


def test_answers_before_a_crash_are_kept(session: Session) -> None:
    """Of calls that are under way together, those before the one that ends the process have their answers."""
    coming = session.calls("echo_or_leave", [([number], {}) for number in (1, 2, -7, 3)])
    assert [next(coming).value, next(coming).value] == [1, 2]
    with pytest.raises(Died) as caught:
        next(coming)
    assert caught.value.status == 7
    assert session.call("echo", [4], {}).value == 4


def test_changed_arguments_are_seen(session: Session) -> None:
    """An array added to and a key taken out are both reported; the examiner's own copies stay."""
    x, params = np.zeros(3), {"a": np.ones(2), "b": np.ones(2)}
    answer = session.call("spoil", [x], {"params": params})
    assert answer.changed == (0, "params")
    assert not x.any()
    assert list(params) == ["a", "b"]


def test_generator_advances_as_if_it_were_here(session: Session) -> None:
    """A Generator passed to a call is advanced, as in one process."""
    mine, theirs = np.random.default_rng(3), np.random.default_rng(3)
    for _ in range(3):
        np.testing.assert_array_equal(session.call("draw", [theirs], {}).value, mine.random(2))


def test_opaque_values_stay_behind(session: Session) -> None:
    """A value kept behind a handle can be passed back, any number of times, and is never seen."""
    first = session.call("step", [None], {}, opaque=1).value[1]
    second = session.call("step", [first], {}, opaque=1)
    assert isinstance(first, Handle)
    assert second.changed == ()
    assert [session.call("count", [cache], {}).value for cache in (second.value[1], first)] == [1, 0]


def test_a_tuple_with_names_is_a_tuple(session: Session) -> None:
    """What collections.namedtuple makes is a pair like any other, also where a part of it stays behind."""
    value = session.call("named", [2], {}).value
    assert (type(value), value) == (tuple, (2, 3))
    kept = session.call("named", [2], {}, opaque=1).value
    assert kept[0] == 2
    assert isinstance(kept[1], Handle)


def test_exceptions_are_data(session: Session) -> None:
    """An exception comes with its types, its text and its line."""
    raised = session.call("fail", ["[b]why"], {}).raised
    assert raised is not None
    assert (raised.type, raised.text) == ("KeyError", "'[b]why'")
    assert raised.kinds[:2] == ("KeyError", "LookupError")
    assert raised.line == SOURCE.splitlines().index("    raise KeyError(message)") + 1


def test_a_missing_function_is_broken_not_fatal() -> None:
    """A request that cannot be served ends the candidate, not the examiner."""
    session = start()
    with pytest.raises(CandidateGone):
        session.call("no_such_function", [], {})
    assert session.call("echo", [1], {}).value == 1
    session.close()


def test_a_dead_candidate_is_replaced(session: Session) -> None:
    """After a process ended itself, the next call gets a new one."""
    with pytest.raises(Died) as caught:
        session.call("leave", [7], {})
    assert caught.value.status == 7
    assert session.call("echo", [2.5], {}).value == 2.5


def test_a_hang_ends_at_its_deadline(session: Session) -> None:
    """A loop that catches everything is ended, and the next call gets a new process."""
    with pytest.raises(Hung):
        session.call("loop", [], {}, seconds=0.3)
    assert session.call("echo", [2.5], {}).value == 2.5


def test_prints_are_kept_and_bounded(session: Session) -> None:
    """What a call prints comes with its answer; the rest of too much is counted."""
    assert session.call("shout", ["a", 3], {}).printed == "aaa"
    printed = session.call("shout", ["word", 10_000], {}).printed
    assert len(printed) < 5000
    assert printed.endswith("... and 36000 characters more")


def test_memory_is_limited(session: Session) -> None:
    """An allocation beyond the limit is a MemoryError of the student's, and no more."""
    if "memory" not in session.isolation:
        pytest.skip("this system has no such limit")
    raised = session.call("allocate", [8 * 2**30], {}).raised
    assert raised is not None
    assert raised.type == "MemoryError"


def test_garbage_on_every_descriptor_is_survived(session: Session) -> None:
    """Bytes written to the pipe cannot pass for an answer."""
    with pytest.raises(CandidateGone):
        session.call("scribble", [], {}, seconds=1.0)
    assert session.call("echo", [1], {}).value == 1


def test_measurements(session: Session) -> None:
    """A call can be measured: its peak of memory, and the warnings it raised."""
    assert 8_000_000 < (session.call("peak", [10**6], {}, measure=["memory"]).peak_bytes or 0) < 9_000_000
    assert [kind for kind, _ in session.call("warn", [], {}, measure=["warnings"]).warnings] == ["RuntimeWarning"]


def test_warnings_are_printed_not_fatal(session: Session) -> None:
    """A warning is part of what a call printed, with its line; of each call, not of the first alone."""
    session.close()
    for _ in range(2):
        answer = session.call("warn", [], {})
        assert answer.raised is None
        assert "RuntimeWarning: divide by zero" in answer.printed


def test_environment_is_built(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the examiner's environment reaches the candidate."""
    monkeypatch.setenv("SECRET_TOKEN", "s3cret")
    session.close()
    environment = session.call("environment", [], {}).value
    assert "SECRET_TOKEN" not in environment
    assert "HOME" not in environment
    assert environment["PYTHONHASHSEED"] == "0"


needs_bwrap = pytest.mark.skipif(sandbox.find() is None, reason="bubblewrap is not installed")


@needs_bwrap
@pytest.mark.usefixtures("in_sandbox")
def test_sandbox_hides_the_disk() -> None:
    """Inside bubblewrap there is no course, no home and no /proc; Python's folders cannot be written."""
    session = start()
    assert "bubblewrap" in session.isolation
    here = os.path.abspath(__file__)
    for path in (here, os.path.expanduser("~/.profile"), "/proc/self", "/etc/passwd"):
        assert session.call("exists", [path], {}).value is False, path
    assert session.call("read", ["/candidate/worker.py"], {}).raised is None
    own = {"confine.py", "counting.py", "forks.py", "wire.py", "worker.py"}
    assert set(session.call("listing", ["/candidate"], {}).value) == own
    session.close()


@needs_bwrap
@pytest.mark.usefixtures("in_sandbox")
@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root may start processes in a candidate")
def test_sandbox_leaves_no_process() -> None:
    """A child in a session of its own is gone when the candidate is."""
    name = f"child{os.getpid()}"
    session = start()
    assert session.call("child", [name], {}).raised is None
    wait_for(lambda: _is_running(name))
    session.close()
    wait_for(lambda: not _is_running(name))


def _is_running(name: str) -> bool:
    """Say whether there is a process of this name."""
    for path in Path("/proc").glob("[0-9]*/comm"):
        with contextlib.suppress(OSError):
            if path.read_text().strip() == name:
                return True
    return False


def test_required_sandbox_that_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """--sandbox required without bubblewrap says how to install it."""
    from grader.candidate import launch
    from grader.errors import BrokenCourseError

    monkeypatch.setattr(sandbox, "find", lambda: None)
    with pytest.raises(BrokenCourseError, match="apt-get install bubblewrap"):
        launch.launch(Sandbox.REQUIRED)


def test_sandbox_that_does_not_work_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bubblewrap that fails falls back to a plain process with auto, and is an error where required."""
    from grader.errors import BrokenCourseError

    monkeypatch.setattr(sandbox, "find", lambda: "/bin/false")
    session = start()
    assert "bubblewrap" not in session.isolation
    assert session.call("echo", [1], {}).value == 1
    session.close()
    with pytest.raises(BrokenCourseError, match="does not work here"):
        Session(Program(SOURCE, None, {}), Limits(), Sandbox.REQUIRED).prepare()


def test_odd_returns_are_named(session: Session) -> None:
    """What is no value of the wire comes back as a phrase."""
    assert session.call("echo", [], {}).value == {}
    odd = start("def odd():\n    return (n for n in ())\n")
    assert odd.call("odd", [], {}).value == Foreign("a generator")
    odd.close()


FORKED = """
import ctypes, os, signal, time
import numpy as np

def f(x):
    np.kept = getattr(np, "kept", 0) + x
    return np.kept

def number():
    return os.getpid()

def hang():
    while True:
        pass

def leave():
    os._exit(3)

def crash():
    ctypes.string_at(0)

def murder():
    reached = []
    for number in (*range(1, 60), -1):
        if number != os.getpid():
            try:
                os.kill(number, signal.SIGKILL)
                reached.append(number)
            except OSError:
                pass
    return reached

def attach():
    libc = ctypes.CDLL(None)
    return [number for number in range(1, 60) if number != os.getpid() and libc.ptrace(16, number, 0, 0) == 0]

def privileges():
    held = (ctypes.c_uint32 * 6)()
    ctypes.CDLL(None).capget((ctypes.c_uint32 * 2)(0x20080522, 0), held)
    return list(held)

def write():
    written = []
    for folder in ("/", "/tmp", "/dev", "/dev/shm", "/candidate", "/run", "/var/tmp"):
        try:
            with open(os.path.join(folder, "note"), "w"):
                written.append(folder)
        except OSError:
            pass
    return written

def segment():
    return ctypes.CDLL(None).shmget(4711, 64, 0o1000 | 0o600)
"""


@pytest.fixture(
    params=[
        pytest.param(Sandbox.REQUIRED, marks=pytest.mark.skipif(sandbox.find() is None, reason="no bubblewrap")),
        Sandbox.OFF,
    ]
)
def forked(request: pytest.FixtureRequest) -> Iterator[Callable[[], Session]]:
    """Makes sessions whose candidates are forked."""
    launch.fork_candidates(request.param)
    functions: dict[str, list[str]] = {}
    yield lambda: Session(Program(FORKED, None, functions), Limits(), request.param)
    assert request.param is Sandbox.OFF or "bubblewrap" in launch_once(request.param)
    launch.fork_no_more()


def launch_once(mode: Sandbox) -> tuple[str, ...]:
    """Give what protects a candidate."""
    session = start("", mode)
    session.close()
    return session.isolation


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")
def test_forked_candidates_are_as_fresh_as_started_ones(forked: Callable[[], Session]) -> None:
    """A fork answers, knows nothing of the one before, ends when it hangs, and says how it ended."""
    for _ in range(2):
        session = forked()
        assert session.call("f", (2,), {}).value == 2
        assert session.call("f", (2,), {}).value == 4
        assert session.call("number", (), {}).value != os.getpid()
        with pytest.raises(Hung):
            session.call("hang", (), {}, seconds=0.3)
        assert session.call("f", (2,), {}).value == 2
        with pytest.raises(Died, match="3"):
            session.call("leave", (), {})
        with pytest.raises(Died, match="-11"):
            session.call("crash", (), {})
        session.close()


def test_a_forked_candidate_may_be_ended_twice() -> None:
    """As where it never says hello, and whoever waited for that gives it up before the session does."""
    launch.fork_candidates(Sandbox.OFF)
    launched = launch.launch(Sandbox.OFF)
    for _ in range(2):
        launched.discard()
    launch.reap()
    launch.fork_no_more()


@needs_bwrap
def test_forked_candidates_reach_nobody() -> None:
    """In the sandbox a fork has no privilege, sees no other, can end none, and leaves nothing behind."""
    launch.fork_candidates(Sandbox.REQUIRED)
    server = launch._SERVERS[True]
    mine, other = (Session(Program(FORKED, None, {}), Limits(), Sandbox.REQUIRED) for _ in range(2))
    assert other.call("f", (2,), {}).value == 2
    assert mine.call("privileges", (), {}).value == [0] * 6
    assert mine.call("number", (), {}).value == other.call("number", (), {}).value == 2
    assert mine.call("write", (), {}).value == []
    assert mine.call("attach", (), {}).value == []
    first = mine.call("segment", (), {}).value
    mine.call("murder", (), {})
    assert other.call("f", (2,), {}).value == 4
    mine.close()
    again = Session(Program(FORKED, None, {}), Limits(), Sandbox.REQUIRED)
    assert again.call("f", (2,), {}).value == 2
    assert again.call("segment", (), {}).value == first  # made anew: the one of before is gone
    assert launch._SERVERS[True] is server
    again.close()
    other.close()
    launch.fork_no_more()


@needs_bwrap
def test_a_server_that_is_gone_is_done_without(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the server of forks was ended, or the system forbids its namespaces, candidates are started."""
    launch.fork_candidates(Sandbox.REQUIRED)
    launch._SERVERS[True].close()
    session = start(mode=Sandbox.REQUIRED)
    assert "bubblewrap" in session.isolation
    session.close()
    assert not launch._SERVERS
    monkeypatch.setattr(sandbox, "find", lambda: "/bin/false")
    launch.fork_candidates(Sandbox.AUTO)
    assert "bubblewrap" not in launch_once(Sandbox.AUTO)
    assert not launch._SERVERS
