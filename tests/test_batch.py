"""The engine of a class: what is kept, what is tried again, and what counts in the end."""

import json
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from grader.candidate.sandbox import Sandbox
from grader.classroom import batch
from grader.classroom.batch import Workers
from grader.classroom.results import Results, read
from grader.classroom.work import Done, Job
from grader.errors import CourseError, UsageError
from grader.examiner.submission import Submission, read_bytes


def job(student: str, source: str = "x = 1\n", **more: Any) -> Job:
    """Give a job."""
    handed_in = read_bytes(f"# {student}\n{source}".encode(), f"{student}/solution.py")
    return Job(student, "exercise-04", handed_in, "course", "v1", Sandbox.REQUIRED, **more)


def result(asked: Job, **more: Any) -> dict[str, Any]:
    """Give what a worker says of a job."""
    return {
        "exercise": asked.exercise,
        "submission": asked.submission.path,
        "sha256": asked.submission.sha256,
        "status": "graded",
        "seed": asked.seed,
        "versions": {"grader": "0", "exercise": asked.version},
        "isolation": ["process", "bubblewrap"],
        "checks": [],
        "score": 100,
        **more,
    }


class Answer(Future[Done]):
    """A future that knows whether anybody asked for its result."""

    asked = False

    def result(self, timeout: float | None = None) -> Done:
        """Give the result."""
        self.asked = True
        return super().result(timeout)


class Fake(Executor):
    """Does each job at once; `script` says what comes of the n-th try of a student's."""

    def __init__(self, script: Callable[[str, int], str], log: list[str], answers: list[Answer]) -> None:
        self.script = script
        self.log = log
        self.answers = answers

    def submit(self, _function: Any, asked: Job) -> "Future[Done]":  # type: ignore[override]
        """Take a job, and note whether the result of another is still to come."""
        tries = sum(line.endswith(f" {asked.student}") for line in self.log)
        self.log.append(f"{'alone' if all(other.asked for other in self.answers) else 'beside'} {asked.student}")
        future = Answer()
        self.answers.append(future)
        match self.script(asked.student, tries):
            case "broken":
                future.set_exception(BrokenExecutor())
            case "refuses":
                future.set_exception(CourseError("another version"))
            case said:
                future.set_result(Done(result(asked, score=tries), timed_out=said == "slow"))
        return future


def run(
    folder: Path, jobs: list[Job], script: Callable[[str, int], str] = lambda _student, _tries: "graded"
) -> tuple[list[dict[str, Any]], list[str], int]:
    """Run a batch; give the rows in the file, the tries, and how many executors it took."""
    log: list[str] = []
    answers: list[Answer] = []
    started = 0

    def start() -> Executor:
        nonlocal started
        started += 1
        return Fake(script, log, answers)

    results = Results(folder)
    try:
        batch.run(jobs, Workers(start, window=3), results)
        results.finish(jobs)
    finally:
        results.close()
    return [dict(row) for row in read(results.path)], log, started


def test_every_job_gets_a_row(tmp_path: Path) -> None:
    """Rows stand in the order of the jobs, each with its student."""
    rows, log, started = run(tmp_path, [job(name) for name in "cab"])
    assert [row["student"] for row in rows] == ["c", "a", "b"]
    assert (len(log), started) == (3, 1)


def test_what_is_done_is_not_done_again(tmp_path: Path) -> None:
    """The same command takes what is there; a changed file, other checks or another seed are graded again."""
    jobs = [job(name) for name in "abc"]
    run(tmp_path, jobs)
    assert run(tmp_path, jobs)[1:] == ([], 0)
    assert run(tmp_path, [jobs[0], job("b", "x = 2\n"), jobs[2]])[1] == ["alone b"]
    changed = replace(jobs[0], version="v2")
    rows, log, _ = run(tmp_path, [changed])
    assert log == ["alone a"]
    assert [row["student"] for row in rows] == ["a"]  # those that are no longer handed in are gone
    assert run(tmp_path, [job("a", seed=7)])[1] == ["alone a"]


def test_a_fault_and_an_unreadable_file_are_tried_again(tmp_path: Path) -> None:
    """Only a verdict counts as done."""
    results = Results(tmp_path)
    results.add({"student": "a", **result(job("a"), status="fault")})
    nothing = Submission("b.py", "", "", "b.py cannot be read.")
    unreadable = replace(job("b"), submission=nothing)
    results.close()
    assert len(run(tmp_path, [job("a"), unreadable])[1]) == 2
    assert run(tmp_path, [job("a"), unreadable])[1] == ["alone b"]


def test_a_result_without_the_sandbox_does_not_serve_where_it_is_required(tmp_path: Path) -> None:
    """Grading again with the sandbox replaces what was graded without."""
    results = Results(tmp_path)
    results.add({"student": "a", **result(job("a"), isolation=["process"])})
    results.close()
    assert run(tmp_path, [job("a")])[1] == ["alone a"]


def test_a_timeout_is_tried_once_more_alone(tmp_path: Path) -> None:
    """The first verdict of a slow file does not count; the second does, whatever it is, and runs alone."""
    rows, log, _ = run(
        tmp_path,
        [job(name) for name in "abcd"],
        lambda student, tries: "slow" if student == "b" or (student == "c" and not tries) else "graded",
    )
    assert sorted(log[-2:]) == ["alone b", "alone c"]
    assert "beside b" in log
    assert [(row["student"], row["score"]) for row in rows] == [("a", 0), ("b", 1), ("c", 1), ("d", 0)]


def test_a_lost_worker_costs_nobody_but_its_own_job(tmp_path: Path) -> None:
    """Jobs beside one that ends its worker are graded; that one is a fault of the grader, without a score."""
    rows, _, started = run(
        tmp_path, [job(name) for name in "abcdef"], lambda student, _: "broken" if student == "c" else "graded"
    )
    assert started >= 2
    assert {row["student"]: row["status"] for row in rows} == dict.fromkeys("abdef", "graded") | {"c": "fault"}
    assert rows[2]["max_score"] == 0
    rows, log, _ = run(tmp_path, [job(name) for name in "abcdef"])
    assert log == ["alone c"]
    assert rows[2]["status"] == "graded"


def test_a_worker_that_was_lost_once_is_forgiven(tmp_path: Path) -> None:
    """Memory may have been short for a moment."""
    rows, *_ = run(tmp_path, [job(name) for name in "ab"], lambda _, tries: "graded" if tries else "broken")
    assert [row["status"] for row in rows] == ["graded", "graded"]


def test_a_refused_job_stops_the_batch_and_loses_nothing(tmp_path: Path) -> None:
    """What was graded before a worker of another version was met is there the next time."""
    jobs = [job(name) for name in "abcde"]
    with pytest.raises(CourseError, match="another version"):
        run(tmp_path, jobs, lambda student, _: "refuses" if student == "e" else "graded")
    assert run(tmp_path, jobs)[1] == ["alone e"]


@pytest.mark.parametrize("cut", [1, 20, 150])
def test_a_line_cut_short_is_done_again(tmp_path: Path, cut: int) -> None:
    """A batch killed while it wrote leaves half a line: that submission is graded again, the others are not."""
    jobs = [job(name) for name in "abc"]
    run(tmp_path, jobs)
    path = tmp_path / "results.jsonl"
    path.write_bytes(path.read_bytes()[:-cut])
    rows, log, _ = run(tmp_path, jobs)
    assert log == ["alone c"]
    assert [row["student"] for row in rows] == ["a", "b", "c"]


def test_two_batches_do_not_write_to_one_folder(tmp_path: Path) -> None:
    """The second is told so, and a file that is no result of a class is left alone."""
    first = Results(tmp_path)
    with pytest.raises(UsageError, match="Another `grade class`"):
        Results(tmp_path)
    first.close()
    (tmp_path / "results.jsonl").write_text('{"my": "notes"}\n')
    with pytest.raises(UsageError, match=r"results.jsonl:1 is no result"):
        Results(tmp_path)
    assert json.loads((tmp_path / "results.jsonl").read_text()) == {"my": "notes"}
