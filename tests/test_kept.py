"""What is remembered of known mistakes, and what is not."""

import ast
import gc
import weakref
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from helpers import COURSE

from grader.candidate.answers import Answer
from grader.candidate.limits import Limits
from grader.candidate.sandbox import Sandbox
from grader.candidate.session import Program, Session
from grader.candidate.wire import Handle
from grader.examiner import plugin
from grader.examiner.diagnosis import _numbered, distance
from grader.examiner.kept import Kept, Player, Recall, stateless
from grader.examiner.student import Call, StudentCode, Transcript
from grader.model import Function

PLAIN = '''"""A mistake."""
import ast
from dataclasses import replace

import numpy as np
from given import softmax

def f(x, axis=-1, *, scale=None):
    y = x.copy()
    y[0] = 1
    return y
'''


@pytest.mark.parametrize(
    "kept",
    [
        "CACHE = {}",
        "counts = [0]",
        "class State:\n    n = 0",
        "def g(x, seen=[]):\n    return seen",
        "def g(x, *, seen={}):\n    return seen",
        "@functools.cache\ndef g(x):\n    return x",
        "def g(x):\n    global last\n    last = x",
        "def g(x):\n    g.last = x",
        "def g(x):\n    g.seen[0] = x",
        "def g(x):\n    np.last = x",
        "def g(x):\n    softmax.table[2] += 1",
        "def g(x):\n    globals()['n'] = x",
        "def g(x):\n    setattr(g, 'n', x)",
        "def g(x):\n    return np.random.rand()",
        "def g(x):\n    np.seterr(all='raise')",
        "np.set_printoptions(precision=3)",
    ],
)
def test_a_file_that_may_keep_something_is_seen(kept: str) -> None:
    """Whatever could outlive a call makes a file one that is played each time."""
    assert stateless(PLAIN)
    assert not stateless(f"{PLAIN}\n\n{kept}\n")


def test_calls_that_ask_something_else_are_told_apart() -> None:
    """Values, their layout in memory, the order of a dict, names and types all count."""
    x = np.arange(6.0).reshape(2, 3)
    calls = [
        Call("f", args, kwargs, None)
        for args, kwargs in [
            ((x,), {}),
            ((x.T.copy().T,), {}),
            ((x.astype(np.float32),), {}),
            ((x.reshape(3, 2),), {}),
            ((x + 1,), {}),
            ((), {"x": x}),
            (({"a": 1, "b": 2},), {}),
            (({"b": 2, "a": 1},), {}),
            ((1,), {}),
            ((1.0,), {}),
            ((True,), {}),
            ((np.random.default_rng(1),), {}),
            ((np.random.default_rng(2),), {}),
        ]
    ] + [Call("g", (x,), {}, None)]
    assert len({call.key for call in calls}) == len(calls)
    assert calls[0].key == Call("f", (x.copy(),), {}, None).key


def test_what_stays_in_the_candidate_is_played_again_as_it_was() -> None:
    """A handle stands for what the mistake itself gave, and a call that is missing before it is made first."""
    grows = "def step(cache):\n    cache = cache or []\n    cache.append(1)\n    return len(cache), cache\n"
    first = Call("step", (None,), {}, Answer((1, Handle(7))), opaque=1)
    second = Call("step", (Handle(7),), {}, Answer((2, Handle(8))), opaque=1, makers=(first,))
    other = Call("step", (Handle(7),), {}, Answer((2, Handle(9))), opaque=1, makers=(first,))
    session = Session(Program("", None, {"step": ["cache"]}), Limits(), Sandbox.OFF)
    player = Player(grows, None, session, Recall())
    answers = [player.answer(call) for call in (other, second, first)]
    session.close()
    assert [answer.value[0] for answer in answers if answer] == [2, 3, 1]
    assert distance(Answer((2, Handle(7))), Answer((2, Handle(0)))) == 0


def test_a_mistake_that_gives_no_handle_gives_nothing_after_it() -> None:
    """It is unlike a file that gave something."""
    first = Call("step", (None,), {}, Answer((1, Handle(0))), opaque=1)
    second = Call("step", (Handle(0),), {}, Answer((2, Handle(1))), opaque=1, makers=(first,))
    session = Session(Program("", None, {"step": ["cache"]}), Limits(), Sandbox.OFF)
    answer = Player("def step(cache):\n    return 1\n", None, session, None).answer(second)
    session.close()
    assert answer is not None
    assert second.answer is not None
    assert distance(second.answer, answer) == np.inf


def test_numbers_and_pairs_are_one_kind_each() -> None:
    """Python's and NumPy's numbers are compared as numbers, a list as a tuple; kinds of answers are not."""
    same: list[tuple[Any, Any]] = [(0.5, np.float64(0.5)), (3, np.int64(3)), (3, 3.0), (10**500, 10**500)]
    for left, right in [*same, ((1, 2.5), [np.int32(1), 2.5])]:
        assert distance(Answer(left), Answer(right)) == 0
    x = np.ones(2)
    pairs: list[tuple[Any, Any]] = [(0.5, 0.6), (10**500, 0.6), ("1", 1), (None, 0), (1.0, (1.0,)), (x, [x])]
    pairs += [(x, {"x": x}), ([x], {"x": x})]
    pairs += [((x, x), (x, x, x)), ({"x": x}, [x]), ({"x": x}, {"y": x}), ({"x": x}, {"x": x, "y": x})]
    for left, right in [*pairs, *(pair[::-1] for pair in pairs)]:
        assert distance(Answer(left), Answer(right)) > 1


def test_an_answer_is_remembered_where_nothing_is_kept() -> None:
    """A plain file is played once for a call; one that counts its calls is played each time."""
    recall, call = Recall(), Call("f", (2,), {}, None)
    plain = "def f(x):\n    return x + 1\n"
    counting = "n = 0\ndef f(x):\n    global n\n    n += x\n    return n\n"

    def play(source: str, times: int) -> list[object]:
        session = Session(Program("", None, {"f": ["x"]}), Limits(), Sandbox.OFF)
        player = Player(source, None, session, recall)
        answers = [player.answer(call) for _ in range(times)]
        played = session.ready
        session.close()
        return [played, *(answer.value for answer in answers if answer)]

    assert play(plain, 2) == [True, 3, 3]
    assert play(plain, 2) == [False, 3, 3]
    assert play(counting, 2) == [True, 2, 4]
    assert play(counting, 2) == [True, 2, 4]


def test_a_generator_starts_anew_in_each_play() -> None:
    """Every mistake is given the generator as the student was."""
    session = Session(Program("", None, {"f": ["rng"]}), Limits(), Sandbox.OFF)
    call = Call("f", (np.random.default_rng(7),), {}, None)
    drawn = []
    for source in ("def f(rng):\n    return rng.random()\n", "def f(rng):\n    return rng.random() + 0\n"):
        answer = Player(source, None, session, None).answer(call)
        assert answer is not None
        drawn.append(answer.value)
    session.close()
    assert drawn == [np.random.default_rng(7).random()] * 2


def test_a_transcript_keeps_what_a_call_was_given() -> None:
    """A generator that the call advanced stands in the transcript as it was before."""
    exercise = replace(COURSE.exercise("exercise-01"), functions=(Function("f", "rng"),))
    source = "def f(rng):\n    return rng.random()\n"
    session = Session(Program(source, None, {"f": ["rng"]}), Limits(), Sandbox.OFF)
    code = StudentCode(exercise, session, source, ast.parse(source))
    rng = np.random.default_rng(7)
    assert [code.f(rng), code.f(rng)] == list(np.random.default_rng(7).random(2))
    session.close()
    first, second = code.transcript.calls
    assert first.key == Call("f", (np.random.default_rng(7),), {}, None).key != second.key


def test_equal_calls_with_other_answers_both_count() -> None:
    """A function that is wrong once in many equal calls is not taken for one that is right in all of them."""

    def called(*values: float) -> Transcript:
        return Transcript([Call("f", (1,), {}, Answer(value=np.array(value))) for value in values])

    def answers(**transcripts: Transcript) -> list[float]:
        return [float(call.answer.value) for call in _numbered(transcripts) if call.answer]

    assert answers(one=called(2.0, 2.0, 2.0)) == [2.0]
    assert answers(one=called(2.0, 2.0, 5.0, 2.0, 6.0)) == [2.0, 5.0]
    assert answers(one=called(2.0, 2.0), other=called(5.0)) == [2.0, 5.0]


def test_what_numpy_warned_of_is_compared() -> None:
    """An overflow on the way to a right value is told from none; in which function it happened does not matter."""

    def warned(*said: str) -> Answer:
        return Answer(value=np.array(1.0), warnings=tuple(("RuntimeWarning", text) for text in said))

    overflow = warned("overflow encountered in exp")
    assert distance(overflow, warned()) == np.inf
    assert distance(overflow, warned("invalid value encountered in divide")) == np.inf
    assert distance(overflow, warned("overflow encountered in power")) == 0
    assert Call("f", (1,), {}, None).key != Call("f", (1,), {}, None, ("warnings",)).key


def test_collected_checks_keep_nothing_of_a_run(tmp_path: Path) -> None:
    """The same checks run on one file after the other, and forget each: memory stays flat over a class."""
    path = tmp_path / "checks.py"
    path.write_text(
        "from grader import kit\n\n\n@kit.check('f', points=100)\ndef test_doubles(candidate):\n"
        '    """Doubles."""\n    kit.expect_equal(candidate.f(3), 6)\n'
    )
    exercise = replace(COURSE.exercise("exercise-01"), functions=(Function("f", "x"),))
    kept = Kept()
    verdicts, gone = [], []
    for source in ("def f(x):\n    return 2 * x\n", *["def f(x):\n    return x\n"] * 3):
        session = Session(Program(source, None, {"f": ["x"]}), Limits(), Sandbox.OFF)
        code = StudentCode(exercise, session, source, ast.parse(source))
        results, _ = plugin.run(path, code, {}, collected=kept.checks(path))
        verdicts.append(str(results[0].status))
        session.close()
        gone.append(weakref.ref(code))
        del code, session, results
    gc.collect()
    assert verdicts == ["passed", *["failed"] * 3]
    assert [one() for one in gone[:-1]] == [None] * 3  # Python itself keeps the last exception, for debuggers
    assert kept.checks(path) is kept.checks(path)
    path.write_text(path.read_text().replace("Doubles", "Twice"))
    assert len(kept.collected) == 1
    kept.checks(path)
    assert len(kept.collected) == 1
    kept.close()
