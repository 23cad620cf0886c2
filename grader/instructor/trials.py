"""What `grade verify` runs in its worker processes: one file, or a few mutants, through the examiner.

Everything that goes in and comes out is plain data, since it crosses processes.
"""

import ast
import functools
import gc
import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grader import kit
from grader.candidate.client import CandidateGone
from grader.candidate.limits import Limits
from grader.candidate.sandbox import Sandbox
from grader.candidate.session import Program, Session
from grader.course import CHECKS, Course
from grader.examiner import plugin
from grader.examiner.draws import Draws, Replay, draw
from grader.examiner.grade import Options, given_source, grade
from grader.examiner.kept import Kept
from grader.examiner.student import StudentCode, parameter_names
from grader.instructor import mutants as mutating
from grader.instructor.mutants import Mutant
from grader.model import Exercise, Scorecard, Status

_HASTY = Limits(call_seconds=2.0, import_seconds=5.0, long_call_seconds=5.0, hangs=1)
"""For mutants, of which many run for ever: one that is slow counts as caught."""
_TRIALS = itertools.count(1)
_KEPT = Kept()
"""The mistakes are compared with each other, call for call: each call is played once in a process."""


def _collected(trial: Callable[..., Any]) -> Callable[..., Any]:
    """Collect garbage between trials, in a process whose collector is off."""

    @functools.wraps(trial)
    def run(*args: Any) -> Any:
        try:
            return trial(*args)
        finally:
            if next(_TRIALS) % 16 == 0:
                gc.collect()

    return run


@dataclass(frozen=True, slots=True)
class Survey:
    """What the trials of an exercise start from."""

    reference: Scorecard
    draws: Mapping[str, Draws]
    mutants: Sequence[Mutant]


@dataclass(frozen=True, slots=True)
class Trial:
    """One file, graded once as a student's, and then under other seeds."""

    scorecard: Scorecard
    unsteady: Mapping[str, int]
    """Checks whose verdict depends on the seed, and in how many it is not the one that is due."""
    largest_error: float
    """Of the comparisons that passed, as a fraction of the tolerance."""


@_collected
def survey(root: Path, name: str, seeds: int, with_mutants: bool) -> Survey:
    """Grade the reference, draw the examples of all seeds, and make the mutants."""
    exercise = Course(root).exercise(name)
    reference = exercise.solutions / "solution.py"
    scorecard = grade(exercise, reference, reference.name)
    if not scorecard.passed:
        return Survey(scorecard, {}, ())
    made = mutating.mutants(reference.read_text(encoding="utf-8")) if with_mutants else ()
    return Survey(scorecard, draw(exercise.solutions / CHECKS, seeds), made)


@_collected
def try_right(root: Path, name: str, path: Path, draws: Mapping[str, Draws]) -> Trial:
    """Grade a right file, and play the examples of all seeds on it: each must pass."""
    replay, kit.Precision.largest = Replay(draws), 0.0
    options = Options(sandbox=Sandbox.OFF, replay=replay, kept=_KEPT)
    scorecard = grade(Course(root).exercise(name), path, path.name, options)
    failing = {check: verdicts.count(False) for check, verdicts in replay.passed.items()}
    return Trial(scorecard, {check: count for check, count in failing.items() if count}, kit.Precision.largest)


@_collected
def try_mistake(root: Path, name: str, path: Path, named: frozenset[str], draws: Mapping[str, Draws]) -> Trial:
    """Grade a mistake, and play the examples of all seeds for the checks it names: each seed must fail them."""
    exercise = Course(root).exercise(name)
    replay = Replay({check: its if check in named else its.ordinary for check, its in draws.items()})
    options = Options(sandbox=Sandbox.OFF, replay=replay, kept=_KEPT)
    scorecard = grade(exercise, path, path.name, options)
    passing = {check: verdicts.count(True) for check, verdicts in replay.passed.items() if check in named}
    return Trial(scorecard, {check: count for check, count in passing.items() if count}, 0.0)


@_collected
def try_mutants(root: Path, name: str, sources: Sequence[str], draws: Mapping[str, Draws]) -> list[str]:
    """Say of each mutant what is wrong with the checks: that all pass, or that one breaks. Empty: it is caught."""
    exercise = Course(root).exercise(name)
    with _Bench(exercise, {check: its.ordinary for check, its in draws.items()}) as bench:
        return [bench.hole(source) for source in sources]


class _Bench:
    """A candidate for files of the course itself, which need no sandbox; one after the other is loaded into it."""

    def __init__(self, exercise: Exercise, draws: Mapping[str, Draws]) -> None:
        self.exercise = exercise
        self.draws = draws
        functions = {function.name: parameter_names(function.parameters) for function in exercise.functions}
        self.session = Session(Program("", given_source(exercise), functions), _HASTY, Sandbox.OFF)

    def __enter__(self) -> "_Bench":
        return self

    def __exit__(self, *_: object) -> None:
        self.session.close()

    def hole(self, source: str) -> str:
        """Say why a wrong file is not caught as it should be; empty where it is."""
        try:
            if not self.session.ready:
                self.session.prepare()
            if self.session.swap(source).raised is not None:
                return ""
            code = StudentCode(self.exercise, self.session, source, ast.parse(source))
            checks = self.exercise.solutions / CHECKS
            results, _ = plugin.run(
                checks, code, {}, stop_early=True, replay=Replay(self.draws), collected=_KEPT.checks(checks)
            )
        except CandidateGone:
            return ""
        for result in results:
            if result.failure is not None:
                return f"breaks the check {result.check.id}" if result.status is Status.ERROR else ""
        return "passes all checks"
