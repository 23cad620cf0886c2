"""The learner's side: the roadmap, what is remembered, the statement, the hints, and the way back to the stub."""

import json
import multiprocessing
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from helpers import SUBMISSIONS, TOY
from rich.cells import cell_len
from rich.console import Console

from grader.course import Course
from grader.learner import progress, roadmap, standing
from grader.learner.aside import set_aside
from grader.learner.progress import FILE, Entry
from grader.learner.standing import State
from grader.model import Check, CheckResult, Failure, Outcome, Scorecard, Status


@pytest.fixture
def course(tmp_path: Path) -> Course:
    """A copy of the toy course, with its stub in place."""
    shutil.copytree(TOY.root, tmp_path / "toy", ignore=shutil.ignore_patterns(".grade-progress*"))
    return Course(tmp_path / "toy")


def solution(course: Course, name: str = "exercise-01") -> Path:
    """Give the learner's file."""
    return course.root / "exercises" / name / "solution.py"


def scorecard(course: Course, *statuses: Status, outcome: Outcome = Outcome.GRADED) -> Scorecard:
    """Give a grading of exercise 01 as it lies in its folder; checks are about double, then total, in turn."""
    results = tuple(
        CheckResult(Check(f"c{i}", "A title", ("double", "total")[i % 2], 50), status, failure=Failure("No."))
        for i, status in enumerate(statuses)
    )
    return Scorecard(
        exercise=course.exercise("exercise-01"),
        submission="solution.py",
        sha256=standing._sha256(solution(course)),
        checks_sha256="",
        outcome=outcome,
        message="",
        results=results,
        seconds=0.0,
        seed=None,
        versions={},
        isolation=(),
    )


HALF = (Status.PASSED, Status.FAILED)
FULL = (Status.PASSED, Status.PASSED)
NOTHING = (Status.NOT_IMPLEMENTED, Status.NOT_IMPLEMENTED)


def state(course: Course) -> State:
    """Give the state of exercise 01."""
    return standing.standings(course)[0].state


def test_states_of_one_exercise(course: Course) -> None:
    """From the stub to solved and back, an exercise stands where its file as it is now stands."""
    stub = solution(course).read_text()
    assert state(course) is State.NOT_STARTED
    progress.record(course.root, scorecard(course, *NOTHING))
    assert state(course) is State.NOT_STARTED
    solution(course).write_text("first")
    assert state(course) is State.UNGRADED
    progress.record(course.root, scorecard(course, *HALF))
    assert state(course) is State.GRADED
    assert progress.read(course.root)["exercise-01"].failing == ("total",)
    solution(course).write_text("second")
    assert state(course) is State.CHANGED
    progress.record(course.root, scorecard(course, *FULL))
    assert state(course) is State.SOLVED
    solution(course).write_text("third")
    assert state(course) is State.CHANGED_SINCE_SOLVED
    progress.record(course.root, scorecard(course, *HALF))
    assert state(course) is State.GRADED
    solution(course).write_text("second")
    assert state(course) is State.SOLVED
    solution(course).write_text(stub)
    assert state(course) is State.NOT_STARTED
    solution(course).unlink()
    assert state(course) is State.MISSING


def test_a_file_that_does_not_run_is_started(course: Course) -> None:
    """A refused file, and one with nothing implemented yet, are told apart."""
    solution(course).write_text("import os")
    progress.record(course.root, scorecard(course, outcome=Outcome.REFUSED))
    assert state(course) is State.REFUSED
    progress.record(course.root, scorecard(course, *NOTHING))
    assert state(course) is State.NOT_STARTED


def test_without_a_stub_to_compare_with(course: Course) -> None:
    """In a course without stub.py a file that was never graded counts as not started."""
    (course.root / "solutions/exercise-01/stub.py").unlink()
    assert state(course) is State.NOT_STARTED


def test_a_fault_changes_nothing(course: Course) -> None:
    """A fault of the course is not remembered, and neither is a file that is not there."""
    progress.record(course.root, scorecard(course, *HALF, outcome=Outcome.FAULT))
    solution(course).unlink()
    progress.record(course.root, scorecard(course, outcome=Outcome.UNLOADABLE))
    assert not (course.root / FILE).exists()


def test_following_goes_round() -> None:
    """The next exercise is the first unsolved one behind, else the first of all; none where all are solved."""
    solved = [standing.Standing(f"exercise-0{i}", State.SOLVED, 100, 100) for i in range(1, 5)]
    third = [*solved[:2], replace(solved[2], state=State.GRADED), solved[3]]
    assert standing.following(third, "exercise-01") == "exercise-03"
    assert standing.following(third, "exercise-04") == "exercise-03"
    assert standing.following(third, "exercise-03") == "exercise-03"
    assert standing.following(solved, "exercise-02") is None
    assert standing.next_command(third) == "grade exercise-03"
    assert standing.next_command(solved) is None


GOOD = {
    "sha256": "0" * 64, "score": 1, "max_score": 2, "started": True, "failing": ["f"], "solved": "", "hints": {},
}  # fmt: skip
DAMAGED = {
    "empty": b"",
    "not_json": b"{",
    "half": b'{"schema": 1, "exercises": {"exercise-0',
    "not_text": b"\xff\xfe",
    "deep": b"[" * 100_000,
    "a_list": b"[]",
    "other_schema": b'{"schema": 2, "exercises": {}}',
    "no_exercises": b'{"schema": 1}',
    "entry_is_a_list": b'{"schema": 1, "exercises": {"a": []}}',
    **{
        f"wrong_{key}": json.dumps({"schema": 1, "exercises": {"a": {**GOOD, key: value}}}).encode()
        for key, value in {
            "sha256": 1, "score": "1", "max_score": 1.5, "started": 1, "failing": [1], "solved": None,
            "hints": {"f": "1"}, "unknown": 1,
        }.items()
    },
}  # fmt: skip


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED)
def test_damaged_progress_is_set_aside(course: Course, content: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that cannot be understood is kept under a dated name, noted in one line, and progress goes on."""
    (course.root / FILE).write_bytes(content)
    progress.record(course.root, scorecard(course, *FULL))
    assert capsys.readouterr().err.count("\n") == 1
    assert state(course) is State.NOT_STARTED  # it is the stub, whatever was recorded
    assert progress.read(course.root)["exercise-01"].score == 100
    kept = [path for path in course.root.glob(".grade-progress-*.json") if path.read_bytes() == content]
    assert len(kept) == 1
    assert capsys.readouterr().err == ""


def test_sound_progress_is_read_as_it_was_written(course: Course) -> None:
    """What is written comes back, and the form that the damaged ones are made from is a sound one."""
    (course.root / FILE).write_text(json.dumps({"schema": 1, "exercises": {"a": GOOD}}))
    entry = Entry("0" * 64, 1, 2, started=True, failing=("f",))
    assert progress.read(course.root) == {"a": entry}
    more = replace(entry, solved="1" * 64, hints={"f": 2})
    assert progress.update(course.root, "b", lambda _: more)
    assert progress.read(course.root) == {"a": entry, "b": more}
    assert [path.name for path in course.root.glob(".grade*")] == [FILE]


@pytest.mark.parametrize("place", ["folder", "link_to_nowhere", "link_to_itself"])
def test_progress_is_not_a_file(course: Course, place: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder, or a link that leads to no file, in the place of the file is set aside as well."""
    path = course.root / FILE
    if place == "folder":
        path.mkdir()
        (path / "inside").touch()
    else:
        path.symlink_to("nowhere" if place == "link_to_nowhere" else path)
    progress.record(course.root, scorecard(course, *HALF))
    assert capsys.readouterr().err.count("\n") == 1
    assert progress.read(course.root)["exercise-01"].score == 50


def test_course_that_cannot_be_written(
    course: Course, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where the folder is read-only, one line says that nothing is saved."""

    def refuse(*_: object, **__: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(progress.tempfile, "mkstemp", refuse)
    assert not progress.update(course.root, "exercise-01", lambda entry: entry)
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "not saved" in error


def test_a_failed_write_leaves_the_old_file(course: Course, monkeypatch: pytest.MonkeyPatch) -> None:
    """A write that fails half-way leaves the file as it was, and no temporary one."""
    progress.update(course.root, "a", lambda _: Entry(score=1))

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(progress.os, "replace", fail)
        assert not progress.update(course.root, "a", lambda _: Entry(score=2))
    assert progress.read(course.root) == {"a": Entry(score=1)}
    assert [path.name for path in course.root.glob(".grade*")] == [FILE]


def _count(root: Path, name: str) -> None:
    for _ in range(25):
        progress.update(root, name, lambda entry: replace(entry, score=entry.score + 1))


def test_two_gradings_at_once_lose_nothing(course: Course) -> None:
    """Processes that write at the same time keep each other's results."""
    pytest.importorskip("fcntl")
    context = multiprocessing.get_context("fork")
    names = ["a", "b", "a"]
    workers = [context.Process(target=_count, args=(course.root, name)) for name in names]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert {name: entry.score for name, entry in progress.read(course.root).items()} == {"a": 50, "b": 25}


def test_set_aside_never_overwrites(tmp_path: Path) -> None:
    """Ten files moved aside within a second are ten files."""
    for i in range(10):
        (tmp_path / "solution.py").write_text(str(i))
        set_aside(tmp_path / "solution.py")
    kept = sorted(path.read_text() for path in tmp_path.iterdir())
    assert kept == [str(i) for i in range(10)]


def rows(course: Course) -> list[tuple[object, standing.Standing]]:
    """Give a roadmap that holds every state."""
    exercise = replace(course.exercise("exercise-01"), title="A Title that is long enough to need two lines")
    return [(exercise, standing.Standing(exercise.name, state, 45, 100)) for state in State]


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
@pytest.mark.parametrize("width", [40, 60, 80, 100, 140])
def test_roadmap_keeps_to_its_width(course: Course, width: int, encoding: str) -> None:
    """No line is longer than the terminal is wide, all notes are there, and no sign that it cannot show."""
    with open(course.root / "out", "w", encoding=encoding) as file:
        roadmap.render(rows(course), Console(file=file, width=width, legacy_windows=False))
    shown = (course.root / "out").read_text(encoding=encoding)
    assert max(map(cell_len, shown.split("\n"))) <= width
    assert "changed since it was solved: run grade exercise-01" in " ".join(shown.split())
    assert ("✓" in shown) == (encoding == "utf-8")


def test_plain_roadmap_says_all_in_words(course: Course) -> None:
    """Plain lines are ASCII where the titles are, without an escape."""
    shown = roadmap.plain(rows(course))
    assert shown.isascii()
    assert "\x1b" not in shown
    assert shown.startswith("1 of 8 solved\n")
    for words in ("not started", "solved", "45 / 100", "started", "no file", "Next: grade show exercise-01"):
        assert words in shown


def test_roadmap_of_a_submission_that_was_graded(course: Course) -> None:
    """A solved exercise says so, and the next one is named."""
    shutil.copy(SUBMISSIONS / "right.py", solution(course))
    progress.record(course.root, scorecard(course, *FULL))
    all_ = [(course.exercise(item.name), item) for item in standing.standings(course)]
    shown = roadmap.plain(all_)
    assert "1 of 2 solved" in shown
    assert "Next: grade show exercise-02" in shown
