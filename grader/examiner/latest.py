"""Grades the newest text of a file, again and again, in a process of its own: for `--watch` and for the page.

That process stays warm. A newer text stops the grading of an older one in the middle, so that the verdict that
comes is always of what was saved last; and whoever asks goes on meanwhile, without NumPy or pytest.
"""

import contextlib
import multiprocessing
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TYPE_CHECKING, Any

from grader import processes
from grader.candidate.sandbox import Sandbox
from grader.examiner.submission import Submission
from grader.model import Exercise, Outcome, Scorecard

if TYPE_CHECKING:
    from grader.examiner.warm import Examiner


class Latest:
    """A warm examiner. `tell` is called, in another thread, with each verdict that is not out of date."""

    def __init__(self, sandbox: Sandbox, tell: Callable[[Scorecard], None]) -> None:
        self._tell = tell
        self._newest = multiprocessing.get_context("spawn").Value("Q", 0, lock=False)
        self._sandbox = sandbox
        self._lock = threading.Lock()
        """Held by whoever changes the number of the newest text, or the pool."""
        self._pool = self._started()

    def grade(self, exercise: Exercise, handed_in: Submission) -> None:
        """Ask for a verdict; the one that was asked for before will not come any more."""
        with self._lock:
            self._newest.value += 1
            number = self._newest.value
        self._ask(number, exercise, handed_in, again=True)

    def _started(self) -> ProcessPoolExecutor:
        return processes.pool(1, partial(_prepare, self._sandbox, self._newest))

    def _ask(self, number: int, exercise: Exercise, handed_in: Submission, *, again: bool) -> None:
        with self._lock:
            try:
                future = self._pool.submit(_grade, number, exercise, handed_in)
            except BrokenProcessPool:  # the system ended the process: memory ran out?
                self._pool = self._started()
                future = self._pool.submit(_grade, number, exercise, handed_in)
        # Without the lock, which `_done` takes: where the verdict is there already, it is called here and now.
        future.add_done_callback(partial(self._done, number, exercise, handed_in, again))

    def _done(
        self, number: int, exercise: Exercise, handed_in: Submission, again: bool, future: Future[Scorecard | None]
    ) -> None:
        if number != self._newest.value or future.cancelled():
            return
        error = future.exception()
        if isinstance(error, BrokenProcessPool) and again:
            self._ask(number, exercise, handed_in, again=False)
            return
        scorecard = future.result() if error is None else _fault(exercise, handed_in, error)
        if scorecard is not None:
            self._tell(scorecard)

    def stop(self) -> None:
        """Stop what is being graded; no verdict of it comes."""
        with self._lock:
            self._newest.value += 1

    def close(self) -> None:
        """Stop, and end the process."""
        self.stop()
        processes.end(self._pool)


_mine: "tuple[Examiner, Any] | None" = None
"""Of the process that grades: its examiner, and the number of the newest text."""


def _prepare(sandbox: Sandbox, newest: Any) -> None:
    global _mine
    from grader.examiner.warm import Examiner

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asks, and ends this process with itself
    _mine = Examiner(sandbox), newest


def _grade(number: int, exercise: Exercise, handed_in: Submission) -> Scorecard | None:
    from grader.candidate.client import Stopped
    from grader.examiner.grade import Options

    assert _mine is not None
    examiner, newest = _mine
    with contextlib.suppress(Stopped):
        return examiner.grade(exercise, handed_in, Options(stop=lambda: newest.value != number))
    return None


def _fault(exercise: Exercise, handed_in: Submission, error: BaseException) -> Scorecard:
    return Scorecard(
        exercise=exercise,
        submission=handed_in.path,
        sha256=handed_in.sha256,
        checks_sha256="",
        outcome=Outcome.FAULT,
        message=f"The grader itself failed ({type(error).__name__}: {error}). That is not your fault.",
        results=(),
        seconds=0.0,
        seed=None,
        versions={},
        isolation=(),
    )
