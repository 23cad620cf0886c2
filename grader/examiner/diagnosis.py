"""Names known mistakes: a mistake is one more solution, and it is named where it gives what the student gave.

The calls that a failing check made are played again, in order, on the files of mistakes/, in a candidate of
their own. A mistake fits a check when every answer is the student's: the values, the types of exceptions, the
changed arguments, and for a loop check the sizes that the loops grew with. Since it then fails the check as
well, no word of the reference is needed. In doubt there is no name: a wrong one is worse than none.
"""

import ast
import contextlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from grader.candidate.client import CandidateGone
from grader.candidate.launch import Launched, launch
from grader.candidate.limits import Limits
from grader.candidate.sandbox import Sandbox
from grader.candidate.session import Answer, Program, Raised, Session
from grader.candidate.wire import digest
from grader.examiner.student import Call, Cases, StudentCode, Transcript, parameter_names
from grader.kit import CheckFailed
from grader.model import CheckResult, Exercise, Finding, Mistake, Status

_FIRST, _LAST = 24, 6
"""Of a check's different calls so many are played again, from either end: shrinking makes hundreds."""
_LOOSE = 1e-5
"""How near two float32 computations of the same thing come to each other."""


@dataclass(frozen=True, slots=True)
class _Evidence:
    """What a failing check saw."""

    result: CheckResult
    calls: frozenset[int]
    """Numbers of calls: its own, and all others of the function that it is about."""
    cases: Cases | None
    """Of a check that found loops."""
    sizes: frozenset[str]
    """The sizes that those loops grew with: `heads`."""


class Diagnosis:
    """Finds names for the failing checks of one grading."""

    def __init__(self, exercise: Exercise, mistakes: Sequence[Mistake], given: str | None) -> None:
        self.exercise = exercise
        self.mistakes = mistakes
        self._given = given
        self._launched: Launched | None = None

    def expect(self) -> None:
        """Start the mistakes' candidate, since there will be something to diagnose."""
        if self._launched is None and self.mistakes:
            self._launched = launch(Sandbox.OFF)  # these files are the course's own

    def name(
        self, results: Sequence[CheckResult], transcripts: Mapping[str, Transcript]
    ) -> tuple[CheckResult, ...]:
        """Give the results, with the mistakes that were recognised."""
        calls = _numbered(transcripts)
        evidence = list(_evidence(results, transcripts, calls))
        if not evidence or not self.mistakes:
            return tuple(results)
        functions = {function.name: parameter_names(function.parameters) for function in self.exercise.functions}
        session = Session(Program("", self._given, functions), Limits(), Sandbox.OFF, self._launched)
        found: dict[str, set[str]] = {}
        try:
            session.prepare()
            for mistake in self.mistakes:
                fitting = self._fitting(mistake, session, evidence, calls)
                if fitting:
                    found[mistake.name] = fitting
            named = self._choose(found, session, calls)
        except CandidateGone:
            return tuple(results)  # a mistake that hangs or crashes: no name, and no harm
        finally:
            session.close()
        return tuple(_with_name(result, named.get(result.check.id)) for result in results)

    def _fitting(
        self, mistake: Mistake, session: Session, evidence: Sequence[_Evidence], calls: Sequence[Call]
    ) -> set[str]:
        """Give the ids of the failing checks in which a mistake gives all that the student gave."""
        if not mistake.caught_by & {item.result.check.id for item in evidence}:
            return set()  # it fails a check that the student passed
        session.swap(mistake.source)
        alive = [item for item in evidence if not item.cases or mistake.caught_by & {item.result.check.id}]
        for number in sorted(frozenset().union(*(item.calls for item in alive))):
            if any(number in item.calls for item in alive):
                call = calls[number]
                assert call.answer is not None
                answer = session.call(call.function, call.args, call.kwargs)
                if not alike(call.answer, answer):
                    alive = [item for item in alive if number not in item.calls]
        return {item.result.check.id for item in alive if self._loops_alike(item, mistake, session)}

    def _loops_alike(self, item: _Evidence, mistake: Mistake, session: Session) -> bool:
        if item.cases is None:
            return True
        code = StudentCode(self.exercise, session, mistake.source, ast.parse(mistake.source))
        try:
            findings = getattr(code, item.result.check.function).find_loops(item.cases)
        except CheckFailed:
            return False
        return _grown(findings, item.cases) == item.sizes

    def _choose(
        self, found: Mapping[str, set[str]], session: Session, calls: Sequence[Call]
    ) -> dict[str, Mistake]:
        """Give each check its mistake: the one that explains most checks, and gets least wrong beside."""
        by_name = {mistake.name: mistake for mistake in self.mistakes}
        order: dict[str, tuple[int, int, str]] = {}
        for name, fitting in found.items():
            beside = 0 if len(found) == 1 else self._unlike(by_name[name], session, calls)
            order[name] = (-len(fitting), beside, name)
        return {
            check: by_name[min((name for name in found if check in found[name]), key=order.__getitem__)]
            for check in set().union(*found.values())
        }

    def _unlike(self, mistake: Mistake, session: Session, calls: Sequence[Call]) -> int:
        """Count the functions in which a mistake, somewhere, does not give what the student gave."""
        session.swap(mistake.source)
        unlike = set()
        for call in calls:
            if call.function not in unlike and call.answer is not None:
                answer = session.call(call.function, call.args, call.kwargs)
                if not alike(call.answer, answer):
                    unlike.add(call.function)
        return len(unlike)


def _numbered(transcripts: Mapping[str, Transcript]) -> list[Call]:
    """List the different answered calls of a grading, in order; of each check no more than needed."""
    calls: dict[str, Call] = {}
    for transcript in transcripts.values():
        own = {_key(call): call for call in transcript.calls if call.answer is not None and not call.counted}
        kept = list(own.items())
        if len(kept) > _FIRST + _LAST:
            kept = kept[:_FIRST] + kept[-_LAST:]
        for key, call in kept:
            calls.setdefault(key, call)
    return list(calls.values())


def _key(call: Call) -> str:
    return digest([call.function, list(call.args), dict(call.kwargs)])


def _evidence(
    results: Sequence[CheckResult], transcripts: Mapping[str, Transcript], calls: Sequence[Call]
) -> Iterator[_Evidence]:
    numbers = {_key(call): number for number, call in enumerate(calls)}
    for result in results:
        transcript = transcripts.get(result.check.id)
        if result.status is not Status.FAILED or result.failure is None or transcript is None:
            continue
        if any(call.answer is None for call in transcript.calls):
            continue  # the process died in it: there is no answer to compare
        own = {_key(call) for call in transcript.calls}
        seen = {number for key, number in numbers.items() if key in own}
        seen |= {number for number, call in enumerate(calls) if call.function == result.check.function}
        cases = transcript.cases if result.failure.findings else None
        if not seen or (transcript.cases is not None and cases is None):
            continue
        yield _Evidence(result, frozenset(seen), cases, _grown(result.failure.findings, cases or {}))


def _grown(findings: Iterable[Finding], cases: Cases) -> frozenset[str]:
    """Give the sizes that loops grew with, as their messages say: "6 times for 6 heads"."""
    return frozenset(what for what in cases for finding in findings if f" {what}" in finding.message)


def _with_name(result: CheckResult, mistake: Mistake | None) -> CheckResult:
    return result if mistake is None else replace(result, mistake=mistake.name, diagnosis=mistake.text)


def alike(student: Answer, mistake: Answer) -> bool:
    """Whether two answers are the same one: value, type of exception, changed arguments."""
    if student.changed != mistake.changed:
        return False
    if student.raised is not None or mistake.raised is not None:
        return _kind(student.raised) == _kind(mistake.raised)
    return _same(student.value, mistake.value)


def _kind(raised: Raised | None) -> str:
    return next(iter(raised.kinds), raised.type) if raised else ""


def _same(left: Any, right: Any) -> bool:
    if isinstance(left, np.ndarray | np.generic) and isinstance(right, np.ndarray | np.generic):
        return _same_array(np.asarray(left), np.asarray(right))
    if type(left) is not type(right):
        return False
    if isinstance(left, list | tuple):
        return len(left) == len(right) and all(map(_same, left, right))
    if isinstance(left, dict):
        return left.keys() == right.keys() and all(_same(left[key], right[key]) for key in left)
    if isinstance(left, float):
        return _same_array(np.asarray(left), np.asarray(right))
    return bool(left == right)


def _same_array(left: np.ndarray, right: np.ndarray) -> bool:
    if left.shape != right.shape:
        return False
    rtol, atol = 1e-7, 1e-9
    if _is_single(left) and _is_single(right):
        rtol = atol = _LOOSE  # both were computed in float32, perhaps in another order
    with np.errstate(all="ignore"), contextlib.suppress(TypeError):
        return bool(np.allclose(left, right, rtol=rtol, atol=atol, equal_nan=True))
    return False


def _is_single(array: np.ndarray) -> bool:
    """Whether every number of an array is one that float32 has, and not all are whole."""
    if array.dtype.kind != "f":
        return False
    with np.errstate(all="ignore"):
        single = array.astype(np.float32).astype(array.dtype)
        return bool(np.array_equal(single, array, equal_nan=True) and not np.array_equal(array, np.round(array)))
