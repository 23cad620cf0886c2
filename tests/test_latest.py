"""The examiner of `--watch` and of the page: the newest text is graded, whatever happens to older ones."""

import multiprocessing
import queue
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest
from helpers import COURSE

from grader.candidate import launch
from grader.candidate.sandbox import Sandbox
from grader.examiner.grade import Options, grade_submission
from grader.examiner.latest import Latest
from grader.examiner.submission import Submission, read_bytes
from grader.examiner.warm import Examiner
from grader.model import Scorecard

EXERCISE = COURSE.exercise("exercise-04")
REFERENCE = (EXERCISE.solutions / "solution.py").read_text()
HANGS = REFERENCE + "\n\ndef split_heads(x, n_heads):\n    while True:\n        pass\n"
MISTAKE = (EXERCISE.solutions / "mistakes" / "answers_kept_by_shape.py").read_text()
SECONDS = 600
"""A deadline is for what hangs: it is far off."""


def handed_in(text: str) -> Submission:
    """Give a text as a submission."""
    return read_bytes(text.encode(), "solution.py")


class Desk:
    """A Latest, and the verdicts that came of it."""

    def __init__(self) -> None:
        self.verdicts: queue.Queue[Scorecard] = queue.Queue()
        before = set(multiprocessing.active_children())
        self.latest = Latest(Sandbox.AUTO, self.verdicts.put)
        self.grade(REFERENCE)
        (self.process,) = set(multiprocessing.active_children()) - before

    def ask(self, text: str) -> None:
        """Ask for a verdict without waiting for it."""
        self.latest.grade(EXERCISE, handed_in(text))

    def grade(self, text: str) -> Scorecard:
        """Ask for a verdict, and wait for the next that comes."""
        self.ask(text)
        return self.verdicts.get(timeout=SECONDS)


@pytest.fixture
def desk() -> Iterator[Desk]:
    """A desk that has graded one file."""
    desk = Desk()
    yield desk
    desk.latest.close()


def test_a_newer_text_stops_the_older(desk: Desk) -> None:
    """A file that hangs is left at once for the one that was saved after it, and no verdict of it comes."""
    desk.ask(HANGS)
    assert desk.grade(MISTAKE).sha256 == handed_in(MISTAKE).sha256
    assert desk.grade(REFERENCE).passed
    assert desk.verdicts.empty()


def test_what_is_stopped_anywhere_leaves_nothing_behind() -> None:
    """After a grading that ended in the middle, at any point, the next verdict is what it always is."""
    cold = grade_submission(EXERCISE, handed_in(MISTAKE))
    examiner = Examiner(Sandbox.AUTO)
    try:
        for looks, text in ((0, MISTAKE), (1, MISTAKE), (3, MISTAKE), (30, MISTAKE), (100, MISTAKE), (30, HANGS)):
            left = iter(range(looks))
            options = Options(stop=lambda left=left: next(left, None) is None)  # type: ignore[misc]
            with pytest.raises(KeyboardInterrupt):
                examiner.grade(EXERCISE, handed_in(text), options)
            warm = examiner.grade(EXERCISE, handed_in(MISTAKE), Options())
            # As text: a NaN in a picture is equal to none.
            assert [repr((one.status, one.failure, one.mistake)) for one in warm.results] == [
                repr((one.status, one.failure, one.mistake)) for one in cold.results
            ]
    finally:
        examiner.close()


class _AtOnce(Executor):
    """Has done everything before anybody can wait for it; what it is asked for first, it breaks down on."""

    def __init__(self) -> None:
        self.broken = False

    def submit(self, _: Any, number: int, *__: Any) -> Future[Any]:  # type: ignore[override]
        future: Future[Any] = Future()
        if self.broken:
            future.set_result(number)
        else:
            self.broken = True
            future.set_exception(BrokenProcessPool())
        return future


def test_a_verdict_may_be_there_before_anybody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine, that of a file that is missing is; and the process may be gone by then."""
    monkeypatch.setattr(Latest, "_started", lambda _: _AtOnce())
    verdicts: queue.Queue[Any] = queue.Queue()
    latest = Latest(Sandbox.AUTO, verdicts.put)
    asking = threading.Thread(target=latest.grade, args=(EXERCISE, handed_in("")), daemon=True)
    asking.start()
    assert verdicts.get(timeout=60) == 1


def test_a_process_that_the_system_ends_is_started_again(desk: Desk) -> None:
    """Nobody notices but for the time it takes."""
    desk.process.kill()
    desk.process.join()
    assert desk.grade(REFERENCE).passed


def test_a_closed_desk_leaves_no_process(desk: Desk) -> None:
    """The process ends in the middle of what it grades, and no verdict comes."""
    desk.ask(HANGS)
    desk.latest.close()
    assert not desk.process.is_alive()
    assert desk.verdicts.empty()


def test_a_spare_candidate_waits_where_none_is_forked() -> None:
    """The next grading gets the process that was started after the last one; one that has died is not used."""
    examiner = Examiner(Sandbox.OFF)
    try:
        assert examiner.grade(EXERCISE, handed_in(REFERENCE), Options()).passed
        spare = launch._SPARES[Sandbox.OFF]
        assert launch.launch(Sandbox.OFF) is spare
        spare.discard()
        launch.launch_ahead(Sandbox.OFF)
        dead = launch._SPARES[Sandbox.OFF]
        dead.process.kill()
        dead.process.wait()
        assert examiner.grade(EXERCISE, handed_in(REFERENCE), Options()).passed
    finally:
        examiner.close()
    assert not launch._SPARES
