"""Grades one file: the steps from a path to a Scorecard, in order.

Light until the candidate is launched: it starts up while NumPy, pytest and hypothesis are imported here.
"""

import ast
import gc
import sys
import time
import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from grader import __version__
from grader.candidate.launch import Launched, launch
from grader.candidate.limits import Limits, Stop, never
from grader.candidate.sandbox import Sandbox
from grader.course import CHECKS, GIVEN, sha256
from grader.errors import BrokenCourseError
from grader.examiner import notebook, submission
from grader.model import CheckResult, Exercise, Failure, Finding, Function, Outcome, Scorecard, Status

if TYPE_CHECKING:
    from grader.candidate.answers import Raised
    from grader.candidate.session import Session
    from grader.examiner.draws import Replay
    from grader.examiner.kept import Kept


_SHOWN = 20
"""How many of the findings of a refused file are kept."""


@dataclass(frozen=True, slots=True)
class Options:
    """How to grade. The defaults are what everyone uses."""

    seed: int | None = None
    """Of what hypothesis draws; None draws the same on every run."""
    examples: int | None = None
    """How many examples hypothesis draws in each check, where not the check's own number."""
    sandbox: Sandbox = Sandbox.AUTO
    limits: Limits = field(default_factory=Limits)
    stop: Stop = never
    replay: "Replay | None" = None
    """Examples of other seeds to play as well."""
    kept: "Kept | None" = None
    """What is kept between gradings, for whoever grades many files."""
    gate: bool = True
    """Refuse what the rules forbid before it runs. Off only in tests of what lies behind the gate."""


class _Stopped(Exception):  # noqa: N818  (ends a grading early, with its verdict)
    def __init__(
        self, outcome: Outcome, message: str, findings: tuple[Finding, ...] = (), *, by_time: bool = False
    ) -> None:
        super().__init__(message)
        self.outcome = outcome
        self.findings = findings
        self.by_time = by_time


def grade(exercise: Exercise, path: Path, shown: str, options: Options | None = None) -> Scorecard:
    """Grade one file; `shown` is its path as a person would write it.

    Whatever is wrong with the file, or with the course, is said in the Scorecard. Raises nothing but
    `client.Stopped`, where `Options.stop` says that nobody waits any more.
    """
    return grade_submission(exercise, submission.read(path, shown), options)


def grade_submission(
    exercise: Exercise, handed_in: submission.Submission, options: Options | None = None
) -> Scorecard:
    """Grade a file that was read before."""
    options = options or Options()
    began = time.perf_counter()
    results: tuple[CheckResult, ...] = ()
    isolation: list[str] = []
    outcome, message = Outcome.GRADED, ""
    findings: tuple[Finding, ...] = ()
    by_time = False
    try:
        if handed_in.problem:
            raise _Stopped(Outcome.UNLOADABLE, handed_in.problem)
        given = given_source(exercise)
        results = _examine(exercise, handed_in, given, launch(options.sandbox), options, isolation)
    except _Stopped as stopped:
        outcome, message, findings = stopped.outcome, str(stopped), stopped.findings
        by_time = stopped.by_time
    except BrokenCourseError as error:
        outcome, message = Outcome.FAULT, str(error)
    if any(result.status == "error" for result in results):
        outcome, message = Outcome.FAULT, "A check is broken. That is not your fault, and costs no points."
    scorecard = Scorecard(
        exercise=exercise,
        submission=handed_in.path,
        sha256=handed_in.sha256,
        checks_sha256=sha256(exercise.solutions / CHECKS),
        outcome=outcome,
        message=message,
        findings=findings,
        results=results,
        seconds=time.perf_counter() - began,
        seed=options.seed,
        versions=_versions(),
        isolation=tuple(isolation),
        stopped_by_time=by_time,
    )
    return notebook.relocated(scorecard, handed_in.places) if handed_in.places else scorecard


def _examine(
    exercise: Exercise,
    handed_in: submission.Submission,
    given: str | None,
    launched: Launched,
    options: Options,
    isolation: list[str],
) -> tuple[CheckResult, ...]:
    # From here on the imports are heavy; the candidate is starting meanwhile.
    from grader.candidate.session import Program, Session
    from grader.examiner import plugin
    from grader.examiner.diagnosis import Diagnosis
    from grader.examiner.student import StudentCode, parameter_names

    _freeze()
    functions = {function.name: parameter_names(function.parameters) for function in exercise.functions}
    program = Program(handed_in.source, given, functions)
    session = Session(program, options.limits, options.sandbox, launched, options.stop)
    # Where candidates are forked, those of the mistakes come from the same server.
    kept = options.kept
    recall, sandbox = (kept.recall, options.sandbox) if kept else (None, Sandbox.OFF)
    diagnosis = Diagnosis(exercise, given, recall, sandbox, options.stop)
    try:
        tree = _parse(session, handed_in)
        if options.gate:
            _pass_gate(handed_in.source, tree, exercise)
        problems = _load(session, exercise)
        code = StudentCode(exercise, session, handed_in.source, tree)
        checks = exercise.solutions / CHECKS
        results, transcripts = plugin.run(
            checks,
            code,
            problems,
            seed=options.seed,
            examples=options.examples,
            on_failure=diagnosis.expect,
            replay=options.replay,
            collected=kept.checks(checks) if kept else None,
        )
        session.close()
        return diagnosis.name(results, transcripts)
    finally:
        isolation += session.isolation
        session.close()
        diagnosis.close()


@cache
def _freeze() -> None:
    """Take what was imported out of the collector's sight, once: hypothesis asks for a full collection."""
    gc.freeze()


def given_source(exercise: Exercise) -> str | None:
    """Give the text of given.py: the course's own, never the student's copy of it. Raises BrokenCourseError.

    Students can edit exercises/exercise-04/given.py; solutions/ holds the text that grading uses.
    """
    if not exercise.given:
        return None
    path = exercise.solutions / GIVEN
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BrokenCourseError(f"{path} cannot be read: {error}.") from error


def _parse(session: "Session", handed_in: submission.Submission) -> ast.Module:
    """Have the candidate compile the file, then parse it here: a text that crashes a parser crashes that one."""
    from grader.candidate.client import CandidateGone, Hung

    try:
        raised = session.prepare()
    except CandidateGone as gone:
        raise _Stopped(
            Outcome.UNLOADABLE,
            f"{handed_in.path} is too much for Python's parser.",
            by_time=isinstance(gone, Hung),
        ) from gone
    if raised is not None:
        raise _Stopped(Outcome.UNLOADABLE, _syntax_message(raised))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # an invalid escape such as "\d" is the student's to see, not ours
        try:
            return ast.parse(handed_in.source)
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            raise _Stopped(Outcome.UNLOADABLE, f"{handed_in.path} is too deeply nested to be read.") from error


def _syntax_message(raised: "Raised") -> str:
    if "SyntaxError" not in raised.kinds:
        return f"The file cannot be compiled: {raised.type}: {raised.text}. Is it nested too deeply?"
    message = f"Line {raised.line}: {raised.text}." if raised.line else f"{raised.type}: {raised.text}."
    if not raised.source:
        return message
    text = raised.source.rstrip("\n")
    caret = " " * max(0, (raised.column or 1) - 1) + "^"
    return f"{message}\n    {text}\n    {caret}"


def _pass_gate(source: str, tree: ast.Module, exercise: Exercise) -> None:
    from grader.rules import gate

    findings = gate.check(source, tree, exercise.imports)
    if findings:
        count = "one thing that a solution" if len(findings) == 1 else f"{len(findings)} things that a solution"
        raise _Stopped(Outcome.REFUSED, f"Nothing was run: the file uses {count} may not use.", findings[:_SHOWN])


def _load(session: "Session", exercise: Exercise) -> dict[str, tuple[Status, Failure]]:
    """Import the file in the candidate, and give the functions that cannot be called."""
    from grader.candidate.client import CandidateGone, Hung
    from grader.examiner.student import gone_message, raised_message

    try:
        loaded = session.load()
    except CandidateGone as gone:
        text = gone_message("Importing the file", gone)
        text = text.replace("did not return", "did not end")
        raise _Stopped(Outcome.UNLOADABLE, text, by_time=isinstance(gone, Hung)) from gone
    if loaded.raised is not None:
        raise _Stopped(Outcome.UNLOADABLE, raised_message("Importing the file", loaded.raised))
    return {
        function.name: (Status.FAILED, Failure(_problem_message(function, loaded.problems[function.name])))
        for function in exercise.functions
        if function.name in loaded.problems
    }


def _problem_message(function: Function, problem: Mapping[str, str]) -> str:
    wanted = f"{function.name}({function.parameters})"
    match problem.get("problem"):
        case "missing":
            return f"The file defines no function {function.name}. Write {wanted}."
        case "not_callable":
            return f"{function.name} is {problem.get('is', 'no function')}, not a function. Write {wanted}."
        case _:
            is_now = f"{function.name}{problem.get('is', '')}"
            return f"The parameters differ: the statement asks for {wanted}, the file has {is_now}."


def _versions() -> dict[str, str]:
    versions = {"grader": __version__, "python": ".".join(map(str, sys.version_info[:3]))}
    for name in ("numpy", "pytest", "hypothesis"):
        module = sys.modules.get(name)
        if module is not None:
            versions[name] = str(module.__version__)
    return versions
