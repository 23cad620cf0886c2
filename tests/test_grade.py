"""Whole gradings of the toy course: one file per outcome, and the right verdict and sentence for each."""

import json
from pathlib import Path
from typing import Any

import pytest
from helpers import COURSE, HASTY, SUBMISSIONS, TOY, grade_toy, statuses

from grader.candidate import wire
from grader.candidate.sandbox import Sandbox
from grader.candidate.session import Session
from grader.examiner.grade import Options, grade
from grader.model import Outcome, Status
from grader.reports import json_report

DOUBLE = ["double_example", "double_values", "double_no_loops", "double_leaves_input"]
TOTAL = ["total_values", "total_refuses"]

# name -> (checks of `double` that fail, their status, a part of the first failure's message)
OUTCOMES = {
    "right": ([], "", ""),
    "loops_over_fixed_set": ([], "", ""),
    "more_parameters": ([], "", ""),
    "wrong_values": (DOUBLE[:2], "failed", "5 of 6 numbers differ, the first at [0, 0]"),
    "wrong_shape": (DOUBLE[:2], "failed", "Wrong shape: an array of shape (2, 3) is expected"),
    "nan": (DOUBLE[:2], "failed", "a nan where a finite number is right"),
    "returns_none": (DOUBLE[:2], "failed", "It returned None, where an array of shape (2, 3) is expected."),
    "returns_generator": (DOUBLE[:2], "failed", "It returned a generator"),
    "returns_coroutine": (DOUBLE[:2], "failed", "It returned a coroutine"),
    "returns_list": (DOUBLE[:2], "failed", "It returned a list of 2"),
    "odd_object": (DOUBLE[:2], "failed", "It returned an Odd"),
    "subclass": (DOUBLE[:2], "failed", "It returned an Equal"),
    "prints": (DOUBLE[:2], "failed", "differ"),
    "warns": (DOUBLE[:2], "failed", "differ"),
    "not_implemented": (DOUBLE, "not_implemented", "double is not implemented yet."),
    "raises": (DOUBLE, "failed", "double raised TypeError in line 8: [bold]no[/bold]"),
    "exits": (DOUBLE, "failed", "exit() ends the whole program"),
    "recursion": (DOUBLE, "failed", "It calls itself without end"),
    "changes_argument": (DOUBLE[3:], "failed", "It changed its argument x."),
    "loops": (DOUBLE[2:3], "failed", "ran 2 times for 2 rows and 6 times for 6 rows"),
    "missing_function": (DOUBLE, "failed", "The file defines no function double. Write double(x)."),
    "not_a_function": (DOUBLE, "failed", "double is an int, not a function."),
    "wrong_parameters": (
        DOUBLE,
        "failed",
        "the statement asks for double(x), the file has double(x, factor)",
    ),
}


@pytest.mark.parametrize("name", OUTCOMES)
def test_outcome(name: str) -> None:
    """Each file loses just the checks it should, with the sentence it should; the other function keeps its own."""
    failing, status, message = OUTCOMES[name]
    scorecard = grade_toy(name)
    assert scorecard.outcome is Outcome.GRADED
    assert statuses(scorecard) == {check: status if check in failing else "passed" for check in (*DOUBLE, *TOTAL)}
    assert scorecard.passed is (not failing)
    assert scorecard.score == 100 - 20 * len(failing)
    if failing:
        failure = next(result.failure for result in scorecard.results if result.failure)
        assert message in failure.message


STOPPED = {
    "syntax_error": (Outcome.UNLOADABLE, "was never closed.\n    def double(x:\n              ^"),
    "raises_at_import": (Outcome.UNLOADABLE, "Importing the file raised ZeroDivisionError in line 7"),
    "exits_at_import": (Outcome.UNLOADABLE, "Importing the file raised SystemExit in line 7"),
    "hangs_at_import": (Outcome.UNLOADABLE, "Importing the file did not end within 2 s"),
    "forbidden_import": (Outcome.REFUSED, "Nothing was run"),
    "forbidden_exec": (Outcome.REFUSED, "Nothing was run"),
    "no_such_file": (Outcome.UNLOADABLE, "There is no file no_such_file.py."),
}


@pytest.mark.parametrize("name", STOPPED)
def test_stopped(name: str) -> None:
    """A file that cannot be run, or may not be, gets no points and one plain sentence."""
    outcome, message = STOPPED[name]
    scorecard = grade_toy(name, Options(limits=HASTY))
    assert (scorecard.outcome, scorecard.score, scorecard.results) == (outcome, 0, ())
    assert message in scorecard.message
    assert not scorecard.passed
    assert bool(scorecard.findings) == (outcome is Outcome.REFUSED)


def test_hanging_function_stops_its_own_checks_only() -> None:
    """After two hangs the function's other checks are not run; the other function's are."""
    scorecard = grade_toy("hangs", Options(limits=HASTY))
    assert statuses(scorecard) == {
        **dict(zip(DOUBLE, ["timeout", "timeout", "not_run", "not_run"], strict=True)),
        **dict.fromkeys(TOTAL, "passed"),
    }
    first = scorecard.results[0].failure
    assert first is not None
    assert first.message == "double did not return within 1 s: a loop that never ends?"
    assert first.call.startswith("double(x)")


def test_what_leaks_from_call_to_call_shows() -> None:
    """One process serves a whole grading, so a function that is right three times only is found out."""
    assert "failed" in statuses(grade_toy("remembers")).values()


def test_prints_and_warnings_are_shown_with_the_check() -> None:
    """What the student's code printed stands with the check that printed it."""
    outputs = {name: grade_toy(name).results[0].output for name in ("prints", "warns")}
    assert outputs["prints"].startswith("rowrow")
    assert "characters more" in outputs["prints"]
    assert outputs["warns"].startswith("line 8: RuntimeWarning: overflow")


def test_the_student_given_py_is_not_used() -> None:
    """The toy's given.py in exercises/ is spoilt, and `right` imports from it nevertheless."""
    assert "changed by the student" in (TOY.root / "exercises/exercise-01/given.py").read_text()
    assert grade_toy("loops_over_fixed_set").passed


def test_broken_check_costs_nothing() -> None:
    """A check that raises on its own is the grader's fault: its points are left out."""
    exercise = TOY.exercise("exercise-02")
    scorecard = grade(exercise, exercise.folder / "solution.py", "solution.py")
    assert scorecard.outcome is Outcome.FAULT
    assert [result.status for result in scorecard.results] == [Status.PASSED, Status.ERROR]
    assert (scorecard.score, scorecard.max_score) == (60, 60)
    failure = scorecard.results[1].failure
    assert failure is not None
    assert "line 13: ZeroDivisionError" in failure.message


@pytest.mark.parametrize("sandbox", [Sandbox.AUTO, Sandbox.OFF])
@pytest.mark.parametrize("name", ["right", "wrong_values", "loops", "raises", "odd_object"])
def test_equal_runs_are_equal_text(name: str, sandbox: Sandbox) -> None:
    """The JSON of one file is always the same, but for the times."""
    runs = []
    for _ in range(2):
        data = json.loads(json_report.render(grade_toy(name, Options(sandbox=sandbox))))
        data["seconds"] = 0
        for check in data["checks"]:
            check["seconds"] = 0
        runs.append(data)
    assert runs[0] == runs[1]


def test_what_a_function_leaves_for_another_is_seen(tmp_path: Path) -> None:
    """The first function is called again after the others; a file that is right then as well loses nothing."""
    right = (SUBMISSIONS / "right.py").read_text()
    spoils = right + "\n\ndef total(x, start=0.0, given=total):\n    global double\n"
    spoils += "    double = lambda x: 3 * x\n    return given(x, start)\n"
    path = tmp_path / "solution.py"
    path.write_text(spoils)
    scorecard = grade(TOY.exercise("exercise-01"), path, path.name)
    lost = [result for result in scorecard.results if result.failure]
    assert [result.check.id for result in lost] == ["double_example"]
    assert lost[0].failure is not None
    assert lost[0].failure.message.startswith("It passed at first, and not after the other functions were called")
    assert len(scorecard.results) == len(grade_toy("right").results)


def test_seed_varies_what_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """--seed changes the inputs that hypothesis draws, --examples their number, and neither the verdict."""
    drawn: list[str] = []
    calls = Session.calls

    def recording(self: Session, function: str, cases: list[Any], **more: Any) -> Any:
        drawn.extend(wire.digest(list(args)) for args, _ in cases)
        return calls(self, function, cases, **more)

    monkeypatch.setattr(Session, "calls", recording)
    runs = []
    for options in (Options(), Options(), Options(seed=1), Options(seed=2), Options(examples=20)):
        drawn.clear()
        assert grade_toy("right", options).passed
        runs.append(tuple(drawn))
    assert runs[0] == runs[1]
    assert len(set(runs)) == 4
    assert len(runs[4]) == len(runs[0]) + 15


def test_every_submission_has_an_expectation() -> None:
    """No toy submission lies about untested."""
    others = {"hangs", "remembers"}
    assert {path.stem for path in SUBMISSIONS.glob("*.py")} == (set(OUTCOMES) | set(STOPPED) | others) - {
        "no_such_file"
    }


def test_a_failure_has_its_numbers_as_a_picture() -> None:
    """What differs is there in numbers, of the one shape of both; what is no array of that shape is not."""
    picture = next(one.failure.picture for one in grade_toy("wrong_values").results if one.failure)
    assert picture is not None
    (grid,) = picture.grids
    assert [len(row) for row in grid.expected] == [len(row) for row in grid.actual] == [3, 3]
    assert grid.expected != grid.actual
    for name in ("wrong_shape", "returns_none", "raises"):
        assert not any(one.failure and one.failure.picture for one in grade_toy(name).results)


def test_a_check_can_show_a_picture_beside_its_verdict() -> None:
    """The attention weights of each head, of right and of wrong files; none where a function does not give any."""
    exercise = COURSE.exercise("exercise-04")
    files = ("solution.py", "mistakes/no_mask.py", "stub.py")
    right, wrong, stub = (
        [one.picture for one in grade(exercise, exercise.solutions / file, file).results if one.picture]
        for file in files
    )
    assert stub == []
    assert [grid.label for grid in right[0].grids] == ["head 0", "head 1"]
    for grid in right[0].grids:
        assert all(sum(row) == pytest.approx(1.0) for row in grid.actual)
        assert grid.actual[0] == pytest.approx((1.0, 0.0, 0.0, 0.0))
    assert [grid.expected for grid in wrong[0].grids] == [grid.expected for grid in right[0].grids]
    assert all(row.count(0.0) == 0 for grid in wrong[0].grids for row in grid.actual)
