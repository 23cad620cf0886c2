"""What a checks file may use: the one module of ours that it imports.

    from grader import kit

    @kit.check("split_heads", points=10)
    def test_split_values(candidate):
        \"\"\"Head h holds the numbers h*d to (h+1)*d - 1 of every token\"\"\"
        x = kit.array((1, 2), 2, 3, 8)
        kit.expect_equal(candidate.split_heads(x, 2), oracle_split(x, 2))

A check is a test function: its docstring's first line is its title on the scorecard. It calls the student's
functions through the `candidate` fixture, and says what must hold through the `expect_` functions. Anything it
raises that is not a `CheckFailed` is a fault of the check, never of the student.
"""

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn

import hypothesis
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grader.candidate import wire
from grader.candidate.wire import Foreign
from grader.model import Failure, Picture, Status
from grader.remembering import remembered
from grader.showing import picture, show_array, show_kind, show_pair

if TYPE_CHECKING:
    from grader.candidate.answers import Answer
    from grader.examiner.student import StudentFunction

__all__ = [
    "CheckFailed",
    "Look",
    "array",
    "check",
    "example",
    "examples",
    "expect_each",
    "expect_equal",
    "expect_error",
    "expect_kept",
    "expect_no_loops",
    "expect_parts",
    "expect_shape",
    "expect_unchanged",
    "fail",
    "given",
    "layouts",
    "relayout",
    "remembered",
    "seeds",
    "show_kind",
    "sizes",
]

RTOL, ATOL = 1e-7, 1e-9


class Precision:
    """How near the comparisons that passed came to their tolerance, since it was last set to 0."""

    largest = 0.0
    """The largest error; 1 is the tolerance."""


class CheckFailed(Exception):  # noqa: N818  (a verdict, not an error)
    """The student's function is not what the statement asks for."""

    def __init__(self, failure: Failure, status: Status = Status.FAILED) -> None:
        super().__init__(failure.message)
        self.failure = failure
        self.status = status


def check(function: str, points: int) -> pytest.MarkDecorator:
    """Mark a test function as a check about `function`, worth `points`; an exercise's points sum to 100."""
    return pytest.mark.check(function=function, points=points)


# Drawing. Hypothesis draws sizes and a seed, and NumPy fills the arrays: drawing each number is slow.
# Only integers from 0 to 99 and `sampled_from` are drawn, since hypothesis mixes constants that it finds
# in imported modules into other draws, and a verdict must not depend on those.


def example(**arguments: Any) -> Callable[[Any], Any]:
    """Give an example that a check always plays, before those that are drawn."""
    return hypothesis.example(**arguments)


def examples(count: int) -> settings:
    """Set how many random examples a check draws, beside those that `example` pins."""
    return settings(max_examples=count)


def sizes(largest: int, smallest: int = 1) -> st.SearchStrategy[int]:
    """Draw the length of an axis."""
    return st.integers(smallest, largest)


def seeds() -> st.SearchStrategy[tuple[int, int]]:
    """Draw a seed for `array`."""
    return st.tuples(st.integers(0, 99), st.integers(0, 99))


def array(seed: Sequence[int], *shape: int, scale: float = 1.0) -> np.ndarray:
    """Give normal random numbers of the given shape and spread, always the same for one seed."""
    return _array(tuple(seed), shape, scale).copy()


@functools.lru_cache(maxsize=10_000)  # `grade verify` asks for the same ones for each file of an exercise
def _array(seed: tuple[int, ...], shape: tuple[int, ...], scale: float) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape) * scale


_LAYOUTS = ("plain", "transposed", "strided", "reversed", "fortran")


def layouts() -> st.SearchStrategy[str]:
    """Draw a memory layout for `relayout`."""
    return st.sampled_from(_LAYOUTS)


def relayout(values: np.ndarray, layout: str) -> np.ndarray:
    """Give an array with the same numbers in another memory layout: most are views of a larger array."""
    if layout == "transposed":
        return np.ascontiguousarray(values.swapaxes(0, -1)).swapaxes(0, -1)
    if layout == "strided":
        wide = np.full((*values.shape[:-1], 2 * values.shape[-1]), 100, dtype=values.dtype)
        wide[..., ::2] = values
        return wide[..., ::2]
    if layout == "reversed":
        return np.ascontiguousarray(values[..., ::-1])[..., ::-1]
    return np.asfortranarray(values) if layout == "fortran" else np.ascontiguousarray(values)


# Expecting.


def fail(message: str, meaning: str = "", **parts: Any) -> NoReturn:
    """Fail the check with a message, and what a difference means; `parts` are further ones of a `Failure`."""
    raise CheckFailed(Failure(" ".join(filter(None, (message, meaning))), **parts))


@dataclass(frozen=True)
class Look:
    """A picture that `expect_each` shows of its calls beside the verdict: the attention weights of each head."""

    title: str
    read: Callable[[np.ndarray], np.ndarray] = np.asarray
    """Finds the matrices to show, (..., rows, columns), in what a call returns."""
    labels: Sequence[str] = ()
    """One for each matrix."""
    rows: Sequence[str] = ()
    columns: Sequence[str] = ()


def expect_each(
    function: "StudentFunction",
    cases: Sequence[tuple[Sequence[object], Any]],
    look: Look | None = None,
    judge: Callable[[Any, Any], None] | None = None,
) -> None:
    """Expect the right value of each of several calls, given as (arguments, value).

    All calls are made before the first is judged, so that a diagnosis has all of them to go by. With a `look`, a
    picture of them is shown, whether they are right or wrong. `judge` takes what came and the value, and raises
    what `expect_equal` raises, in whose place it is used.
    """
    answers = function.answers(args for args, _ in cases)
    if look is not None:
        function.show(_picture(look, [answer.value for answer in answers], [expected for _, expected in cases]))
    for (args, expected), answer in zip(cases, answers, strict=True):
        try:
            function.raise_for(answer)
            (judge or expect_equal)(answer.value, expected)
        except CheckFailed:
            function.answer(*args)  # once more, so that it is the call that the card shows
            raise


def _picture(look: Look, actual: Sequence[Any], expected: Sequence[Any]) -> Picture | None:
    wanted = np.stack([look.read(np.asarray(value)) for value in expected])
    try:
        got = np.stack([look.read(value) for value in actual])
    except (TypeError, ValueError, IndexError, AttributeError):  # None, a tuple, an array of another shape
        return None
    if got.shape != wanted.shape:
        return None
    shape = (-1, *wanted.shape[-2:])
    return picture(look.title, wanted.reshape(shape), got.reshape(shape), look.labels, look.rows, look.columns)


def expect_shape(actual: object, shape: tuple[int, ...], meaning: str = "") -> None:
    """Expect an array of numbers of the given shape; its values are free."""
    wanted = f"an array of shape {shape}" if shape else "a number"
    if not isinstance(actual, (np.ndarray, np.generic)):
        fail(f"It returned {show_kind(actual)}, where {wanted} is expected.{_advice(actual)}", meaning)
    if np.shape(actual) != shape:
        message = f"Wrong shape: {wanted} is expected, and it returned {show_kind(actual)}."
        fail(message, meaning, actual=show_array(np.asarray(actual)))


def expect_parts(actual: Any, *names: str) -> tuple[Any, ...]:
    """Expect a tuple or list of as many parts as there are names, and give them."""
    if isinstance(actual, (tuple, list)) and len(actual) == len(names):
        return tuple(actual)
    fail(f"It returned {show_kind(actual)}, where the tuple ({', '.join(names)}) is expected.{_advice(actual)}")


def expect_equal(
    actual: object, expected: Any, meaning: str = "", *, exact: bool = False, dtype: str | None = None
) -> None:
    """Expect an array: its shape first, then that it is finite, then its values; never by broadcasting.

    Values are compared at rtol 1e-7 and atol 1e-9, or exactly. `meaning` is one sentence on what a difference
    means. The dtype is free, unless `dtype` names the one that the statement asks for.
    """
    expected = np.asarray(expected)
    if isinstance(actual, (bool, int, float)) and expected.ndim == 0:
        actual = np.asarray(actual)
    expect_shape(actual, expected.shape, meaning)
    got = np.asarray(actual)
    if dtype is not None and got.dtype != np.dtype(dtype):
        fail(f"Wrong dtype: {dtype} is expected, and it returned {got.dtype}.", meaning)
    errors = _errors(got, expected, exact=exact)
    bad = np.argwhere(~(errors <= 1.0))  # NaN is different from everything
    if not len(bad):
        Precision.largest = max(Precision.largest, float(errors.max(initial=0.0)))
        return
    at = tuple(int(i) for i in bad[0])
    shown, came = show_pair(expected, got, at)
    place = f", the first at [{', '.join(map(str, at))}]" if at else ""
    count = f"{len(bad)} of {expected.size} numbers" if at else "The number"
    if np.isfinite(got[at]):
        message = f"{count} differ{'' if at else 's'}{place}."
    else:
        message = f"There is a {got[at]} where a finite number is right{place}."
    fail(message, meaning, expected=shown, actual=came, picture=picture("", expected, got))


def _errors(got: np.ndarray, expected: np.ndarray, *, exact: bool) -> np.ndarray:
    """Give how far each number is from the right one, as a fraction of the tolerance."""
    with np.errstate(all="ignore"):
        if exact:
            return np.where(got == expected, 0.0, np.inf)
        if got.dtype.kind in "biu" or got.dtype.itemsize < 8:
            got = got.astype(np.float64)
        wanted = expected.astype(np.complex128 if expected.dtype.kind == "c" else np.float64)
        return np.asarray(np.abs(got - wanted) / (ATOL + RTOL * np.abs(wanted)))


def _advice(value: object) -> str:
    if not isinstance(value, Foreign):
        return " Is there a `return` at its end?" if value is None else ""
    return {
        "a generator": " A function with `yield` in it returns a generator.",
        "a coroutine": " An `async def` returns a coroutine: use `def`.",
        "a MaskedArray": " Use .filled() to get a plain array.",
        "a matrix": " Use np.asarray to get a plain array.",
    }.get(value.phrase, "")


def expect_error(
    kind: type[Exception], function: "StudentFunction", cases: Mapping[str, Sequence[object]]
) -> None:
    """Expect that each of several calls raises `kind`.

    `cases` gives the arguments by the reason, as after "must raise ValueError": "where D is not divisible by H".
    All calls are made, so that what they have in common can be diagnosed; the first that is wrong is shown. The
    arguments must be left as they were.
    """
    wrong = []
    for (reason, args), answer in zip(cases.items(), function.answers(cases.values()), strict=True):
        if answer.raised is None or kind.__name__ not in answer.raised.kinds:
            wrong.append((reason, args))
        elif answer.changed and not wrong:
            function.answer(*args)  # once more, so that it is the call that the card shows
            expect_kept(function, answer)
    if not wrong:
        return
    reason, args = wrong[0]
    answer = function.answer(*args)  # once more, so that it is the call that the card shows
    if answer.raised is None:
        came = show_kind(answer.value)
        said = f"it returned {came}"
    else:
        if "NotImplementedError" in answer.raised.kinds:
            function.raise_for(answer)
        came = f"{answer.raised.type}: {answer.raised.text}"
        said = f"it raised {answer.raised.type}" + (f" in line {answer.raised.line}" if answer.raised.line else "")
    fail(f"It must raise {kind.__name__} {reason}; {said}.", expected=kind.__name__, actual=came)


def expect_unchanged(function: "StudentFunction", *args: object, again: int = 40) -> None:
    """Expect that a call leaves its arguments as they were, and that `again` more give the same answer."""
    first, *others = function.answers([args] * (again + 1))
    function.raise_for(first)
    expect_kept(function, first)
    before = wire.digest(first.value)
    for answer in others:
        function.raise_for(answer)
        if wire.digest(answer.value) != before:
            meaning = "An equal call gave another answer than the first. Does something stay behind?"
            if isinstance(first.value, np.ndarray):
                expect_equal(answer.value, first.value, meaning)
            else:
                fail(meaning)


def expect_kept(function: "StudentFunction", answer: "Answer") -> None:
    """Expect that a call left its arguments as they were."""
    if answer.changed:
        names = " and ".join(function.parameter(name) for name in answer.changed)
        fail(f"It changed its argument {names}. Work on a new array: the caller still needs the old one.")


def expect_no_loops(
    function: "StudentFunction", cases: Mapping[str, Mapping[int, Sequence[object]]], meaning: str = ""
) -> None:
    """Expect no Python-level work that repeats once per item of any of the named sizes.

    `cases` gives, for each size by its plural ("heads"), growing numbers of it and the arguments of a call;
    everything else is held. Never 1, so that a shortcut for one head is fair. See `grader.rules.loops`.
    """
    findings = function.find_loops(cases)
    if findings:
        more = f" (and {len(findings) - 1} more)" if len(findings) > 1 else ""
        fail(findings[0].message + more, meaning, findings=tuple(findings))
