"""What a checks file expects of answers that are no single array."""

from collections.abc import Iterable
from typing import Any

import numpy as np
import pytest

from grader import kit
from grader.candidate.answers import Answer
from grader.candidate.wire import Foreign, Handle
from grader.showing import show_call


@pytest.mark.parametrize("pair", [(1.0, 2.0), [1.0, 2.0]])
def test_parts_of_a_tuple_or_a_list(pair: Any) -> None:
    """Either is a pair."""
    assert kit.expect_parts(pair, "loss", "dlogits") == (1.0, 2.0)


@pytest.mark.parametrize(
    ("value", "came"),
    [
        ((1.0, 2.0, 3.0), "a tuple of 3"),
        ([1.0], "a list of 1"),
        (np.ones(2), "an array of shape (2,)"),
        ({"loss": 1.0, "dlogits": 2.0}, "a dict"),
        (Foreign("a generator"), "a generator"),
        (None, "None"),
    ],
)
def test_what_is_no_pair(value: object, came: str) -> None:
    """It is said what came, and what is expected."""
    with pytest.raises(kit.CheckFailed) as failed:
        kit.expect_parts(value, "loss", "dlogits")
    assert f"It returned {came}, where the tuple (loss, dlogits) is expected." in str(failed.value)


class _Twice:
    """Stands for a student's function."""

    def answer(self, x: float) -> Answer:
        return Answer((x, 2 * x))

    def answers(self, calls: Iterable[tuple[float]]) -> list[Answer]:
        return [self.answer(*args) for args in calls]

    def raise_for(self, answer: Answer) -> None:
        pass


def test_cases_are_judged_as_the_check_says() -> None:
    """A check may compare parts of what comes."""

    def judge(actual: Any, expected: float) -> None:
        kit.expect_equal(kit.expect_parts(actual, "x", "y")[1], expected)

    function: Any = _Twice()
    kit.expect_each(function, [((1.0,), 2.0), ((3.0,), 6.0)], judge=judge)
    with pytest.raises(kit.CheckFailed):
        kit.expect_each(function, [((1.0,), 2.0), ((3.0,), 9.0)], judge=judge)


def test_complex_answers_are_compared_with_each_other() -> None:
    """As where a check compares two answers; the imaginary parts count."""
    kit.expect_equal(np.array([1 + 2j]), np.array([1 + 2j]))
    with pytest.raises(kit.CheckFailed, match="differ"):
        kit.expect_equal(np.array([1 + 2j]), np.array([1 + 3j]))


def test_a_handle_is_shown_in_words() -> None:
    """A card says what it stands for."""
    assert (
        show_call("step", ["x", "cache"], [1, Handle(3)], {}) == "step(1, cache)\ncache: what an earlier call gave"
    )


def test_what_was_calculated_is_remembered_by_content() -> None:
    """Equal arguments are calculated for once; another number, shape, dtype, type or name is another argument."""
    asked: list[Any] = []

    @kit.remembered
    def oracle(*args: Any, **kwargs: Any) -> dict[str, Any]:
        asked.append((args, kwargs))
        return {"sum": np.ones(2)}

    x = np.arange(6.0)
    different: list[Any] = [x, x.reshape(2, 3), x.astype(np.float32), x + 1, 1, 1.0, True, "1", None, (1,), [1]]
    different += [{"a": x}, {"b": x}, (x, x), np.float32(1)]
    for argument in [*different, x.copy(), np.repeat(x, 2)[::2], [1], {"a": x.copy()}]:
        oracle(argument)
    oracle(a=1)
    oracle(b=1)
    assert len(asked) == len(different) + 2


def test_what_is_remembered_cannot_be_spoilt() -> None:
    """A check that writes into an oracle's answer is told so, instead of changing it for the files after it."""
    answer = kit.remembered(lambda x: ({"y": x + 1}, [x + 2]))(np.ones(2))
    for array in (answer[0]["y"], answer[1][0]):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 5


def test_what_has_no_content_is_not_remembered() -> None:
    """A generator's state would have to be part of it."""
    with pytest.raises(TypeError, match="cannot be remembered: Generator"):
        kit.remembered(lambda rng: rng)(np.random.default_rng(1))
