"""The student's functions as a check calls them: several calls at once."""

import ast
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from helpers import COURSE

from grader import kit
from grader.candidate.client import Died
from grader.candidate.limits import Limits
from grader.candidate.sandbox import Sandbox
from grader.candidate.session import Program, Session
from grader.examiner.student import StudentCode
from grader.model import Function

SOURCE = """
import os

def draw(rng):
    return rng.random()

def leave(x):
    if x < 0:
        os._exit(7)
    return x

def refuse(x):
    if x.sum() > 9:
        x *= 0
    raise ValueError

def count(x, calls=[]):
    calls.append(x)
    return len(calls)
"""


@pytest.fixture
def code() -> Iterator[StudentCode]:
    """A student's code with three functions."""
    functions = {"refuse": ["x"], "draw": ["rng"], "leave": ["x"], "count": ["x", "calls"]}
    session = Session(Program(SOURCE, None, functions), Limits(), Sandbox.OFF)
    exercise = replace(
        COURSE.exercise("exercise-01"),
        functions=tuple(Function(name, ", ".join(names)) for name, names in functions.items()),
    )
    yield StudentCode(exercise, session, SOURCE, ast.parse(SOURCE))
    session.close()


def test_each_of_several_calls_gets_the_same_generator(code: StudentCode) -> None:
    """In the state that it has now; it stays so, here and in the transcript. A single call advances it."""
    rng = np.random.default_rng(7)
    one, two = np.random.default_rng(7).random(2)
    assert [answer.value for answer in code.draw.answers([(rng,), (rng,)])] == [one, one]
    assert [answer.value for answer in code.draw.answers([(rng,)] * 2)] == [one, one]
    assert len({call.key for call in code.transcript.calls}) == 1
    assert [code.draw(rng), code.draw(rng)] == [one, two]


def test_equal_calls_with_a_generator_give_equal_answers(code: StudentCode) -> None:
    """What depends on the generator alone is no state that stays behind; what depends on the calls before is."""
    kit.expect_unchanged(code.draw, np.random.default_rng(7))
    with pytest.raises(kit.CheckFailed, match="Does something stay behind"):
        kit.expect_unchanged(code.count, 1)


def test_calls_before_a_crash_are_known(code: StudentCode) -> None:
    """A diagnosis goes by the answers that came, and the card shows the call that none came to."""
    with pytest.raises(Died):
        code.leave.answers([(1,), (2,), (-1,), (3,)])
    calls = code.transcript.calls
    assert [call.args for call in calls] == [(1,), (2,), (-1,)]
    assert [call.answer and call.answer.value for call in calls] == [1, 2, None]


def test_a_refusal_leaves_the_arguments(code: StudentCode) -> None:
    """What is refused is the caller's still."""
    kit.expect_error(ValueError, code.refuse, {"where x is small": [np.ones(2)]})
    with pytest.raises(kit.CheckFailed, match="It changed its argument x"):
        kit.expect_error(ValueError, code.refuse, {"where x is small": [np.ones(2)], "always": [np.full(2, 9.0)]})
