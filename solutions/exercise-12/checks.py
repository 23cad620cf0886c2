"""The hidden checks of exercise 12.

The oracle knows of no cache: it reads a whole text, one query of one head at a time. Most checks are lists of
steps, each of which begins a text or goes on after an earlier step; it must give the last rows of what the oracle
makes of all tokens on its way. What a step returns as its cache stays with the student's code, and is handed on.
"""

from dataclasses import replace
from functools import cache
from typing import NamedTuple

import numpy as np

from grader import kit

NAMES = ("Wq", "Wk", "Wv", "Wo")


@kit.remembered
def oracle(x, params, n_heads):
    """(B, T, D) -> (B, T, D): one causal pass over a whole text."""
    B, T, D = x.shape
    d = D // n_heads
    heads = np.empty((B, T, D))
    for b, h in np.ndindex(B, n_heads):
        columns = slice(h * d, (h + 1) * d)
        q, k, v = (x[b] @ params[name][:, columns] for name in ("Wq", "Wk", "Wv"))  # each (T, d)
        for t in range(T):
            scores = k[: t + 1] @ q[t] / np.sqrt(d)  # the keys up to t, and no others
            weights = np.exp(scores - scores.max())
            heads[b, t, columns] = weights @ v[: t + 1] / weights.sum()
    return heads @ params["Wo"]


class Text(NamedTuple):
    """What stays the same along a text."""

    seed: tuple
    B: int
    H: int
    d: int
    layout: str = "plain"

    @property
    def params(self):
        """Give weights whose scores are of about size 1, so that no softmax saturates unasked."""
        D = self.H * self.d
        arrays = [kit.array((*self.seed, i), D, D, scale=D**-0.5) for i in range(4)]
        return {name: kit.relayout(array, self.layout) for name, array in zip(NAMES, arrays, strict=True)}

    def tokens(self, i, t):
        """Give t tokens; others for each i."""
        return kit.array((*self.seed, 9, i), self.B, t, self.H * self.d)


class Step(NamedTuple):
    """One call, and what it must give."""

    after: int | None
    """The number of the step whose cache it is given; None begins a text."""
    x: np.ndarray
    params: dict
    n_heads: int
    expected: np.ndarray


@cache
def steps(*plan):
    """Make steps of pairs (where from, how many tokens): a new text, or the number of an earlier step."""
    made, before = [], []
    for i, (origin, t) in enumerate(plan):
        after = None if isinstance(origin, Text) else origin
        text, past = (origin, []) if after is None else before[after]
        whole = np.concatenate([*past, text.tokens(i, t)], axis=1)
        expected = oracle(whole, text.params, text.H)[:, -t:]
        chunk = kit.relayout(whole[:, -t:], text.layout)
        made.append(Step(after, chunk, text.params, text.H, expected))
        before.append((text, [whole]))
    return made


def chain(text, *lengths):
    """Give the steps that read one text in chunks of these lengths."""
    return steps((text, lengths[0]), *enumerate(lengths[1:]))


def cut(x, params, n_heads, *lengths):
    """Give the steps that read the text x in chunks of these lengths."""
    expected, ends = oracle(x, params, n_heads), np.cumsum(lengths)
    rows = [slice(end - t, end) for end, t in zip(ends, lengths, strict=True)]
    return [Step(i - 1 if i else None, x[:, at], params, n_heads, expected[:, at]) for i, at in enumerate(rows)]


def told(plan, last):
    """Say in words what was asked up to a step."""
    calls = []
    for i, step in enumerate(plan[: last + 1]):
        origin = "begins a text" if step.after is None else f"goes on after {step.after}"
        calls.append(f"{i} {origin} with {step.x.shape[1]} token{'s' * (step.x.shape[1] > 1)}")
    if len(calls) > 15:
        calls[2:-2] = ["and so on"]
    return f"This call is the last of: {', '.join(calls)}." if last else "This call begins a text."


def follow(candidate, *plans):
    """Make the calls of all plans, each with the cache that it asks for, then expect the right rows of each."""
    function = candidate.attention_step.under(opaque=1)
    for plan, calls in [(plan, made(function, plan)) for plan in plans]:
        for i, (args, answer) in enumerate(calls):
            try:
                function.raise_for(answer)
                y, _ = pair(answer.value, plan[i].x)
                kit.expect_equal(y, plan[i].expected, told(plan, i))
            except kit.CheckFailed:
                function.answer(*args)  # once more, so that it is the call that the card shows
                raise


def made(function, plan):
    """Make the calls of a plan, up to one that gives no cache to go on with; give their arguments and answers."""
    calls, caches = [], {None: None}
    for i, step in enumerate(plan):
        args = step.x, step.params, caches[step.after], step.n_heads
        calls.append((args, function.answer(*args)))
        match calls[-1][1].value:
            case (_, kept):
                caches[i] = kept
            case _:
                break
    return calls


def pair(value, x):
    """Expect y, in the shape of x, and a cache."""
    y, kept = kit.expect_parts(value, "y", "cache")
    kit.expect_shape(y, x.shape, "The first of the two is y, with a row for each token of the chunk.")
    return y, kept


def make(candidate, x, *args):
    """Make one call; its cache stays behind a handle."""
    return pair(candidate.attention_step.under(opaque=1)(x, *args), x)


class Rows:
    """The student's function as one that gives y alone, since a cache may be anything."""

    def __init__(self, candidate):
        self._function = candidate.attention_step.under(opaque=1)

    def __getattr__(self, name):
        return getattr(self._function, name)

    def answer(self, *args):
        answer = self._function.answer(*args)
        self._function.raise_for(answer)
        return replace(answer, value=pair(answer.value, args[0])[0])

    def answers(self, calls):
        return [self.answer(*args) for args in calls]


@kit.check("attention_step", points=8)
def test_worked_example(candidate):
    """The statement's example: three tokens, cut in two, and in two once more"""
    x = np.array([[[1.0, 0, 2, -1], [0, 1, 1, 0], [2, 1, 0, 1]]])
    params = {
        "Wq": np.array([[0.5, 0, 1, 0], [0, 0.5, 0, 1], [1, 0, 0.5, 0], [0, 1, 0, -0.5]]),
        "Wk": np.array([[0, 0.5, 0.5, 0], [1, 0, 0, 0.5], [0, 0.5, 0, 1], [0.5, 0, 1, 0]]),
        "Wv": np.array([[1, 0, 0, 0.5], [0, 1, -0.5, 0], [0.5, 0, 1, 0], [0, 0.5, 0, 1]]),
        "Wo": np.array([[1, 0, 0.5, 0], [0, 0.5, 0, 1], [0.5, 0, 1, 0], [0, 1, 0, -0.5]]),
    }
    expected = [
        [3.0000000000, -0.7500000000, 3.0000000000, -0.2500000000],
        [1.6534172585, -0.0197185597, 1.8137980030, 0.6406621848],
        [1.5023877797, 2.2095003446, 0.5137930207, 0.0632811315],
    ]
    other = [[1.5914285778, 2.2943416881, 0.6214176667, -0.8585031127]]
    y, first = make(candidate, x[:, :1], params, None, 2)
    kit.expect_equal(y, [expected[:1]], "Token 0 sees itself only.")
    y, _ = make(candidate, x[:, 1:], params, first, 2)
    kit.expect_equal(y, [expected[1:]], "Tokens 1 and 2, after the cache of token 0.")
    y, _ = make(candidate, np.array([[[1.0, 1, 0, 2]]]), params, first, 2)
    kit.expect_equal(y, [other], "Another token 1, after the cache of token 0, which was used before.")


@kit.check("attention_step", points=10)
def test_first_chunk(candidate):
    """Without a cache: multi-head causal attention, as in exercise 04"""
    follow(
        candidate,
        chain(Text((1, 1), B=2, H=5, d=4), 3),
        chain(Text((1, 2), B=2, H=5, d=4, layout="strided"), 3),
        chain(Text((1, 3), B=3, H=4, d=2, layout="transposed"), 5),
        chain(Text((1, 4), B=1, H=3, d=5, layout="fortran"), 6),
        chain(Text((1, 5), B=4, H=6, d=1, layout="reversed"), 2),
        chain(Text((1, 6), B=3, H=2, d=3), 4),
        chain(Text((1, 7), B=1, H=1, d=1), 1),
        chain(Text((1, 8), B=2, H=1, d=6), 7),
    )


@cache
def repeating():
    """Give the steps of a text that says each of its tokens several times: a key met twice counts twice."""
    text = Text((2, 6), B=2, H=2, d=3)
    x = text.tokens(0, 3)[:, [0, 0, 0, 1, 1, 0, 2]]
    return cut(x, text.params, 2, 2, 1, 1, 1, 1, 1)


@kit.check("attention_step", points=12)
def test_single_tokens(candidate):
    """Token by token, after a first chunk or from the start"""
    follow(
        candidate,
        chain(Text((2, 1), B=2, H=5, d=4), 3, 1, 1),
        chain(Text((2, 2), B=3, H=2, d=3), 1, 1, 1, 1, 1),
        chain(Text((2, 3), B=1, H=6, d=2, layout="transposed"), 4, 1),
        chain(Text((2, 4), B=4, H=3, d=1, layout="strided"), 2, 1, 1),
        chain(Text((2, 5), B=1, H=1, d=1), 1, 1, 1),
        repeating(),
    )


@kit.check("attention_step", points=14)
def test_longer_chunks(candidate):
    """Chunks of several tokens after a cache: each token sees the past, and no future"""
    follow(
        candidate,
        chain(Text((3, 1), B=2, H=5, d=6), 4, 3),
        chain(Text((3, 2), B=3, H=4, d=2), 2, 5),
        chain(Text((3, 3), B=1, H=3, d=2), 3, 3, 3),
        chain(Text((3, 4), B=2, H=2, d=2), 2, 2),
        chain(Text((3, 5), B=4, H=6, d=1, layout="reversed"), 1, 4, 2),
        chain(Text((3, 6), B=2, H=1, d=3, layout="fortran"), 5, 1, 2, 3),
        # Sizes that no check draws, all different.
        chain(Text((3, 7), B=5, H=7, d=4), 8, 6),
        chain(Text((3, 8), B=6, H=8, d=3), 1, 9),
        chain(Text((3, 9), B=7, H=9, d=2), 6, 8),
        chain(Text((3, 10), B=8, H=10, d=1), 11, 7),
        chain(Text((3, 11), B=9, H=2, d=8), 7, 10),
        chain(Text((3, 12), B=1, H=12, d=5), 9, 2),
    )


@kit.check("attention_step", points=14)
@kit.examples(4)
@kit.example(B=2, T=7, H=3, d=4, cuts=0b010010, seed=(1, 2), layout="plain")
@kit.example(B=3, T=6, H=2, d=2, cuts=0b11001, seed=(3, 4), layout="transposed")
@kit.given(
    B=kit.sizes(3),
    T=kit.sizes(7),
    H=kit.sizes(6),
    d=kit.sizes(3),
    cuts=kit.sizes(63, 0),
    seed=kit.seeds(),
    layout=kit.layouts(),
)
def test_every_cutting(candidate, B, T, H, d, cuts, seed, layout):
    """Any cutting of a text into chunks gives what one pass over the whole gives"""
    ends = [end for end in range(1, T) if cuts >> (end - 1) & 1]  # one bit says of each place whether to cut there
    lengths = np.diff([0, *ends, T])
    text = Text(seed, B, H, d, layout)
    follow(candidate, cut(text.tokens(0, T), text.params, H, *lengths))


@kit.check("attention_step", points=14)
def test_continuations(candidate):
    """A cache may be gone on from many times, in any order: no continuation knows of another"""
    few, single = Text((5, 1), B=2, H=3, d=2), Text((5, 2), B=1, H=2, d=3)
    back = Text((5, 3), B=3, H=1, d=2)  # from the middle of a long way, after its end
    follow(
        candidate,
        steps((few, 3), (0, 2), (0, 2), (1, 1), (2, 3), (0, 1), (3, 2), (0, 4), (2, 1)),
        steps((single, 1), (0, 1), (0, 1), (1, 1), (1, 1), (2, 1), (3, 1), (4, 2), (0, 2), (6, 1), (5, 1)),
        steps((back, 2), (0, 2), (1, 1), (2, 4), (3, 1), (1, 1), (2, 1), (5, 3), (4, 1)),
    )


def in_turns(*plans):
    """Give the steps of several plans of equal length in turns."""
    rows = [(i, step) for row in zip(*plans, strict=True) for i, step in enumerate(row)]
    return [step._replace(after=None if step.after is None else step.after * len(plans) + i) for i, step in rows]


@cache
def crossed():
    """Give rows of calls that change from text to text."""
    one, wider = Text((6, 1), B=2, H=2, d=3), Text((6, 3), B=3, H=4, d=2)
    like_one, single = Text((6, 2), B=2, H=2, d=3), Text((6, 4), B=1, H=1, d=6)
    first = ((one, 2), (like_one, 2), (0, 2), (1, 2), (one, 2), (2, 1), (4, 2), (3, 1))
    second = ((wider, 1), (single, 3), (0, 2), (one, 1), (1, 1), (2, 1), (3, 2), (single, 1), (4, 1))
    # The same tokens with other weights, with another number of heads, and after another first chunk.
    x, weights = one.tokens(0, 5), like_one.params
    other = np.concatenate([one.tokens(1, 2), x[:, 2:]], axis=1)
    alike = ((x, one.params, 2), (x, weights, 2), (x, one.params, 3), (other, one.params, 2))
    return steps(*first), steps(*second), in_turns(*(cut(*args, 2, 1, 2) for args in alike))


@kit.check("attention_step", points=8)
def test_other_texts(candidate):
    """Other texts may be read in between, with other weights, batches and heads"""
    follow(candidate, *crossed())


@cache
def large():
    """Give texts whose scores come up to 1000 in size, cut into chunks."""
    plans = []
    for sign in (1.0, -1.0):
        text = Text((7, 1), B=2, H=3, d=4)
        x, params = text.tokens(0, 5), text.params
        heads = [(x @ params[name]).reshape(2, 5, 3, 4).swapaxes(1, 2) for name in ("Wq", "Wk")]
        largest = np.abs(heads[0] @ heads[1].swapaxes(-1, -2)).max() / 2
        plans += [cut(x, {**params, "Wq": sign * params["Wq"] * 950 / largest}, 3, *t) for t in ((5,), (2, 1, 2))]
        # All scores are beyond 600 in size, where exp soon overflows or gives 0, and none are near each other.
        # Token 0 gives itself 625, and more to those it must not see; or -998, hardly above a mask of -1000.
        rising = np.repeat(np.array([25.0, 28.0, 30.0, 31.6]), 2).reshape(1, 4, 2)
        x = rising if sign > 0 else rising[:, ::-1]
        params = {**Text((7, 2), B=1, H=2, d=1).params, "Wq": sign * np.eye(2), "Wk": np.eye(2)}
        plans += [cut(x, params, 2, *t) for t in ((4,), (1, 3), (2, 1, 1))]
    return plans


@kit.check("attention_step", points=6)
def test_large_scores(candidate):
    """Scores up to 1000 in size give finite, right numbers"""
    follow(candidate, *large())


@cache
def beyond():
    """Give texts that are long, or many, or of many heads, cut into chunks; few of them, or many."""
    plans = []
    sizes = {(1, 2, 2): (3, 66, 1, 2), (66, 1, 2): (1, 2), (1, 65, 1): (1, 2), (1, 1, 1): (2, 520, 1)}
    for (B, H, d), lengths in sizes.items():
        text = Text((8, B, H), B, H, d)
        plans.append(cut(text.tokens(0, sum(lengths)), text.params, H, *lengths))
    # Many texts at once, then on from the first, a middle one and the last.
    texts = [(Text((8, 5, i), B=1, H=1, d=2), 1) for i in range(66)]
    plans.append(steps(*texts, (0, 1), (33, 2), (65, 1)))
    # One token at a time, then on from the first of all these caches. This comes last: a diagnosis plays only the
    # first 24 calls of a check and the last 6, with those that led to their caches.
    plans.append(steps((Text((8, 4), B=1, H=2, d=1), 1), *((i, 1) for i in range(55)), (0, 2), (55, 1)))
    return plans


@kit.check("attention_step", points=5)
def test_beyond_64(candidate):
    """More than 64 tokens, chunks, caches in use, texts in a batch, or heads are no different"""
    follow(candidate, *beyond())


@cache
def arranged():
    """Give one text with its params in other orders, and beside others."""
    text = Text((9, 1), B=2, H=2, d=3)
    x, params = text.tokens(0, 4), text.params
    several = [{name: params[name] for name in order} for order in (NAMES[::-1], ("Wk", "Wo", "Wq", "Wv"))]
    several.append({"W1": kit.array((9, 2), 6, 6), "cache": None, **params, "name": "block 0"})
    return [cut(x, given, 2, 2, 2) for given in several]


@kit.check("attention_step", points=4)
def test_params(candidate):
    """params is read by key: in any order, beside other keys"""
    follow(candidate, *arranged())


@kit.check("attention_step", points=5)
def test_leaves_inputs(candidate):
    """Leaves x and params as they were; equal calls, with one cache, give equal answers"""
    text = Text((10, 1), B=2, H=2, d=3)
    rows, params = Rows(candidate), text.params
    kit.expect_unchanged(rows, text.tokens(0, 3), params, None, 2, again=2)
    _, kept = make(candidate, text.tokens(0, 3), params, None, 2)
    kit.expect_unchanged(rows, text.tokens(1, 2), params, kept, 2, again=20)
    kit.expect_unchanged(rows, text.tokens(2, 1), params, kept, 2, again=1)
