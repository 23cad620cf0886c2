"""Names known mistakes: a mistake is one more solution, and it is named where it gives what the student gave.

The calls that a failing check made are played again, in order, on the files of mistakes/, in a candidate of
their own. A mistake fits a check when every answer is the student's: the values, the types of exceptions, the
changed arguments, and for a loop check the sizes that the loops grew with. Since it then fails the check as
well, no word of the reference is needed. In doubt there is no name: a wrong one is worse than none.
"""

import ast
import contextlib
import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from grader.candidate.answers import Answer, Raised
from grader.candidate.client import CandidateGone
from grader.candidate.launch import Launched, launch
from grader.candidate.limits import Limits, Stop, never
from grader.candidate.sandbox import Sandbox
from grader.candidate.session import Program, Session
from grader.candidate.wire import Handle
from grader.course import mistakes
from grader.errors import BrokenCourseError
from grader.examiner.kept import Player, Recall
from grader.examiner.student import Call, Cases, StudentCode, Transcript, parameter_names
from grader.kit import CheckFailed
from grader.model import CheckResult, Exercise, Finding, Mistake, Status

_FIRST, _LAST = 24, 6
"""Of a check's different calls so many are played again, from either end: shrinking makes hundreds."""
_SHAPES = re.compile(r"\(\d+(?:,\d+)*,?\)|size \d+")
"""The shapes in the text of an exception of NumPy's, whatever the words around them."""
_TIGHT, _LOOSE = 1e-10, 1e-5
"""How near two computations of the same thing come to each other, in float64 and in float32."""
_NEAR = 1e-3
"""Of that: the same but for rounding, rather than another thing that is nearly the same."""


@dataclass(frozen=True, slots=True)
class _Evidence:
    """What a failing check saw."""

    result: CheckResult
    calls: frozenset[int]
    """Numbers of calls: all that the grading made of the functions that this check calls."""
    cases: Cases | None
    """Of a check that found loops."""
    sizes: frozenset[str]
    """The sizes that those loops grew with: `heads`."""


@dataclass(frozen=True, slots=True)
class _Fit:
    """A mistake that gives what the student gave."""

    mistake: Mistake
    checks: frozenset[str]
    """The failing checks that it explains."""
    unlike: int
    """In how many functions it gives something else, somewhere."""
    further: bool
    """Whether its numbers are only near the student's, rather than the same but for rounding."""

    @property
    def order(self) -> tuple[int, int, bool, str]:
        """Sort the one first that explains most, and has least wrong beside."""
        return (-len(self.checks), self.unlike, self.further, self.mistake.name)


class Diagnosis:
    """Finds names for the failing checks of one grading."""

    def __init__(
        self,
        exercise: Exercise,
        given: str | None,
        recall: Recall | None = None,
        sandbox: Sandbox = Sandbox.OFF,  # these files are the course's own
        stop: Stop = never,
    ) -> None:
        self.exercise = exercise
        self._given = given
        self._recall = recall
        self._sandbox = sandbox
        self._stop = stop
        self._launched: Launched | None = None

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        """The known mistakes; none where one of their files is broken, which is no student's business."""
        with contextlib.suppress(BrokenCourseError):
            return mistakes(self.exercise)
        return ()

    def expect(self) -> None:
        """Start the mistakes' candidate, since there will be something to diagnose."""
        if self._recall is None and self._launched is None and self.mistakes:
            self._launched = launch(self._sandbox)

    def close(self) -> None:
        """End the mistakes' candidate, if nobody used it."""
        if self._launched is not None:
            self._launched.discard()

    def name(
        self, results: Sequence[CheckResult], transcripts: Mapping[str, Transcript]
    ) -> tuple[CheckResult, ...]:
        """Give the results, with the mistakes that were recognised."""
        if not any(result.status is Status.FAILED for result in results):
            return tuple(results)
        calls = _numbered(transcripts)
        evidence = list(_evidence(results, transcripts, calls))
        failed = {result.check.id for result in results if result.failure is not None}
        suspects = [mistake for mistake in self.mistakes if mistake.caught_by <= failed]
        if not evidence or not suspects:
            return tuple(results)
        functions = {function.name: parameter_names(function.parameters) for function in self.exercise.functions}
        session = Session(Program("", self._given, functions), Limits(), self._sandbox, self._launched, self._stop)
        self._launched = None
        try:
            fits = [fit for mistake in suspects if (fit := self._fit(mistake, session, evidence, calls))]
        except CandidateGone:
            return tuple(results)  # a mistake that hangs or crashes: no name, and no harm
        finally:
            session.close()
        return tuple(_with_name(result, fits) for result in results)

    def _fit(
        self, mistake: Mistake, session: Session, evidence: Sequence[_Evidence], calls: Sequence[Call]
    ) -> _Fit | None:
        """Play a mistake, and give the failing checks in which it gives all that the student gave."""
        player = Player(mistake.source, self._given, session, self._recall)
        about_loops = any(item.cases and item.result.check.id in mistake.caught_by for item in evidence)
        alive = [item for item in evidence if item.cases is None or about_loops]
        # Many things go wrong with the same type of exception: where a function never gave anything else, the
        # shapes that NumPy complains of count as well.
        spoke = {call.function for call in calls if call.answer is not None and call.answer.raised is None}
        far, unlike = 0.0, set()
        needed = {number for item in alive for number in item.calls}
        # First what a failing check saw, in which most mistakes differ at once; then what tells equals apart.
        for number in sorted(range(len(calls)), key=lambda number: (number not in needed, number)):
            call = calls[number]
            if not alive:
                return None
            if call.function in unlike:
                continue
            assert call.answer is not None
            answer = player.answer(call)
            if answer is None:
                return None
            apart = distance(call.answer, answer, by_shapes=call.function not in spoke)
            if apart > 1.0:
                unlike.add(call.function)
                alive = [item for item in alive if number not in item.calls]
            else:
                far = max(far, apart)
        fitting = {item.result.check.id for item in alive if self._loops_alike(item, mistake, player)}
        return _Fit(mistake, frozenset(fitting), len(unlike), far > _NEAR) if fitting else None

    def _loops_alike(self, item: _Evidence, mistake: Mistake, player: Player) -> bool:
        if item.cases is None:
            return True
        if not player.load():
            return False
        code = StudentCode(self.exercise, player.session, mistake.source, ast.parse(mistake.source))
        try:
            findings = getattr(code, item.result.check.function).find_loops(item.cases)
        except CheckFailed:
            return False
        return bool(item.sizes) and _grown(findings, item.cases) == item.sizes


def _numbered(transcripts: Mapping[str, Transcript]) -> list[Call]:
    """List the different answered calls of a grading, in order; of each check no more than needed.

    Equal calls that were answered differently are different too: something stays behind between them.
    """
    calls: dict[str, Call] = {}
    for transcript in transcripts.values():
        own: dict[str, Call] = {}
        keys: dict[tuple[str, int, int], str] = {}  # a call that was repeated forty times has one
        for call in transcript.calls:
            if call.answer is not None and not call.counted:
                if call.opaque is not None:  # what it gave may be used, and changed, by any later call
                    own[f"{call.key} {id(call)}"] = call
                    continue
                asked = call.function, id(call.args), id(call.kwargs)
                keys[asked] = keys.get(asked) or call.key
                _note(own, keys[asked], call)
        kept = list(own.items())
        if len(kept) > _FIRST + _LAST:
            kept = kept[:_FIRST] + kept[-_LAST:]
        for key, call in kept:
            _note(calls, key if call.opaque is not None else call.key, call)
    return list(calls.values())


def _note(calls: dict[str, Call], key: str, call: Call) -> None:
    """Take a call into the list, unless it is there with the same answer, or with two answers."""
    known = calls.setdefault(key, call)
    assert known.answer is not None
    assert call.answer is not None
    if known is not call and distance(known.answer, call.answer) > 1.0:
        calls.setdefault(f"{key} again", call)


def _evidence(
    results: Sequence[CheckResult], transcripts: Mapping[str, Transcript], calls: Sequence[Call]
) -> Iterator[_Evidence]:
    for result in results:
        transcript = transcripts.get(result.check.id)
        if result.status is not Status.FAILED or result.failure is None or transcript is None:
            continue
        if any(call.answer is None for call in transcript.calls):
            continue  # the process died in it: there is no answer to compare
        asked = {call.function for call in transcript.calls}
        seen = frozenset(number for number, call in enumerate(calls) if call.function in asked)
        cases = transcript.cases if result.failure.findings else None
        if seen:
            yield _Evidence(result, seen, cases, _grown(result.failure.findings, cases or {}))


def _grown(findings: Iterable[Finding], cases: Cases) -> frozenset[str]:
    """Give the sizes that loops grew with, as their messages say: "6 times for 6 heads"."""
    return frozenset(what for what in cases for finding in findings if f" {what}" in finding.message)


def _with_name(result: CheckResult, fits: Iterable[_Fit]) -> CheckResult:
    fitting = [fit for fit in fits if result.check.id in fit.checks]
    if not fitting:
        return result
    mistake = min(fitting, key=lambda fit: fit.order).mistake
    return replace(result, mistake=mistake.name, diagnosis=mistake.text)


def distance(student: Answer, mistake: Answer, *, by_shapes: bool = False) -> float:
    """Give how far apart two answers are in value, type of exception, changed arguments and NumPy's warnings.

    At most 1 counts as the same answer; infinity is another kind of answer. With `by_shapes`, exceptions of one
    type differ where the shapes in their texts do.
    """
    if student.changed != mistake.changed or student.after != mistake.after:
        return math.inf
    if _events(student) != _events(mistake):
        return math.inf
    if student.raised is not None or mistake.raised is not None:
        same = _kind(student.raised, by_shapes) == _kind(mistake.raised, by_shapes)
        return 0.0 if same else math.inf
    return _apart(student.value, mistake.value)


def _events(answer: Answer) -> set[str]:
    """Give what NumPy warned of, where that was asked for: "overflow" encountered in whatever function."""
    return {said.partition(" encountered in ")[0] for _, said in answer.warnings if " encountered in " in said}


def _kind(raised: Raised | None, by_shapes: bool) -> tuple[str, ...]:
    if raised is None:
        return ()
    return next(iter(raised.kinds), raised.type), *(_SHAPES.findall(raised.text) if by_shapes else ())


def _apart(left: Any, right: Any) -> float:
    """Compare values of one kind: a number may be Python's or NumPy's, and a pair a tuple or a list."""
    numbers = (np.ndarray, np.generic, int, float)
    match left, right:
        case (list() | tuple(), list() | tuple()) if len(left) == len(right):
            return max(map(_apart, left, right), default=0.0)
        case (dict(), dict()) if left.keys() == right.keys():
            return max((_apart(left[key], right[key]) for key in left), default=0.0)
        case (Handle(), Handle()):
            return 0.0  # it shows in what it is used for
        case (list() | tuple() | dict(), _) | (_, list() | tuple() | dict()):
            return math.inf
        case _ if isinstance(left, numbers) and isinstance(right, numbers):
            return _arrays_apart(np.asarray(left), np.asarray(right))
    return 0.0 if type(left) is type(right) and left == right else math.inf


def _arrays_apart(left: np.ndarray, right: np.ndarray) -> float:
    if left.shape != right.shape:
        return math.inf
    if "O" in (left.dtype.kind, right.dtype.kind):  # an integer beyond all floats
        return 0.0 if bool(left == right) else math.inf
    left, right = (array.astype(np.float64) if array.dtype.kind in "biu" else array for array in (left, right))
    # Where both were computed in float32, perhaps in another order, they are no nearer than that.
    tolerance = _LOOSE if _is_single(left) and _is_single(right) else _TIGHT
    with np.errstate(all="ignore"):
        apart = np.abs(left - right) / (tolerance * (1 + np.abs(right)))
        apart = np.where((left == right) | (np.isnan(left) & np.isnan(right)), 0.0, apart)
    return math.inf if np.isnan(apart).any() else float(np.max(apart, initial=0.0))


def _is_single(array: np.ndarray) -> bool:
    """Whether every number of an array is one that float32 has, and not all are whole."""
    if array.dtype.kind != "f":
        return False
    with np.errstate(all="ignore"):
        single = array.astype(np.float32).astype(array.dtype)
        return bool(np.array_equal(single, array, equal_nan=True) and not np.array_equal(array, np.round(array)))
