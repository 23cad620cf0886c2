"""What a checks file expects of answers that are no single array."""

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


def test_a_handle_is_shown_in_words() -> None:
    """A card says what it stands for."""
    assert (
        show_call("step", ["x", "cache"], [1, Handle(3)], {}) == "step(1, cache)\ncache: what an earlier call gave"
    )
