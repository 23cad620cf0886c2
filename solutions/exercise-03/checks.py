"""The hidden checks of exercise 03.

The oracle below is slow, explicit and obviously right: it goes through the queries of every text one by one, picks
out the keys that the query may see, and never touches the others. In the first pinned cases all sizes differ, so
that no axis can pass for another; the second has the sizes of the first and other numbers, so that an answer kept
by shape shows.
"""

from itertools import cycle, product

import numpy as np

from grader import kit


@kit.remembered
def oracle_mask(T):
    """(T, T), pair by pair."""
    mask = np.zeros((T, T), dtype=bool)
    for i, j in np.ndindex(T, T):
        mask[i, j] = j <= i
    return mask


@kit.remembered
def oracle_attention(q, k, v, mask=None):
    """(..., Tq, dv): one query of one text at a time, and of the keys only those that it may see."""
    *lead, Tq, d = q.shape
    seen = np.broadcast_to(True if mask is None else mask, (*lead, Tq, k.shape[-2]))
    answer = np.empty((*lead, Tq, v.shape[-1]))
    for at in np.ndindex(*lead, Tq):
        text = at[:-1]
        keys = np.flatnonzero(seen[at])
        scores = k[text][keys] @ q[at] / np.sqrt(d)
        weights = np.exp(scores - scores.max())
        answer[at] = weights @ v[text][keys] / weights.sum()
    return answer


def inputs(seed, lead, Tq, Tk, d, dv, layout="plain"):
    """Give q, k and v with the leading axes `lead`; scores are of about the size 1."""
    shapes = (*lead, Tq, d), (*lead, Tk, d), (*lead, Tk, dv)
    return tuple(kit.relayout(kit.array((*seed, i), *shape), layout) for i, shape in enumerate(shapes))


def random_mask(seed, *shape, layout="plain"):
    """Give a mask in which about half is hidden, and every query sees one key at least."""
    numbers = kit.array((*seed, 3), *shape)
    mask = (numbers > 0) | (numbers == numbers.max(axis=-1, keepdims=True))
    if layout == "strided":
        return np.repeat(mask, 2, axis=-1)[..., ::2]
    return kit.relayout(mask, layout)


LEADS = ((), (2,), (3,), (2, 3), (3, 2))
"""What stands before the tokens: nothing, texts, or texts and heads."""

SIZES = {"Tq": kit.sizes(5), "Tk": kit.sizes(5), "d": kit.sizes(5), "dv": kit.sizes(4)}
DRAWN = {"axes": kit.sizes(4, smallest=0), **SIZES, "seed": kit.seeds(), "layout": kit.layouts()}


# causal_mask


@kit.check("causal_mask", points=5)
def test_mask_worked_example(candidate):
    """The statement's example: query 0 sees key 0 only, query 2 sees all three"""
    expected = [[True, False, False], [True, True, False], [True, True, True]]
    kit.expect_equal(candidate.causal_mask(3), expected, "Row i is query i, column j is key j; True = may attend.")


@kit.check("causal_mask", points=10)
@kit.examples(4)
@kit.example(T=5)
@kit.example(T=1)
@kit.example(T=2)
@kit.example(T=70)
@kit.example(T=4)
@kit.example(T=260)
@kit.given(T=kit.sizes(12))
def test_mask_values(candidate, T):
    """True exactly where j <= i, for any number of tokens"""
    kit.expect_equal(candidate.causal_mask(T), oracle_mask(T))


@kit.check("causal_mask", points=5)
def test_mask_is_bool(candidate):
    """The mask's dtype is bool"""
    meaning = "A mask says yes or no: with numbers in its place, ~mask and scores[mask] mean something else."
    for T in (4, 1, 70):
        kit.expect_equal(candidate.causal_mask(T=T), oracle_mask(T), meaning, dtype="bool")


@kit.check("causal_mask", points=7)
def test_mask_no_loops(candidate):
    """No loops over rows or columns"""
    kit.expect_no_loops(candidate.causal_mask, {"tokens": {T: (T,) for T in (2, 3, 6, 66)}})


@kit.check("causal_mask", points=3)
def test_mask_again(candidate):
    """Gives the same mask again"""
    kit.expect_unchanged(candidate.causal_mask, 5)


# attention


EXAMPLE = (
    np.array([[1.0, 0, 1, 0], [0, 2, 0, 1], [1, 1, -1, 0]]),
    np.array([[2.0, 0, 0, 1], [1, 1, 1, 0], [0, 1, 0, 2]]),
)
"""The q and k of the statement's example."""


@kit.check("attention", points=4)
def test_attention_worked_example(candidate):
    """The statement's example: three tokens, under the causal mask and with none; then with a part exchanged"""
    q, k = EXAMPLE
    v = np.array([[1.0, 0], [0, 2], [4, -1]])
    causal = [[1.0, 0.0], [0.3775406688, 1.2449186624], [1.5481372381, 0.2740686191]]
    free = [[1.0437684122, 0.6892751930], [2.6543712600, -0.1660839240], [1.5481372381, 0.2740686191]]
    cases = [((q, k, v, oracle_mask(3)), causal), ((q, k, v), free), ((q, k, v, None), free)]
    others = [(q, k, v, oracle_mask(3)[::-1]), (q, k[::-1], v), (q, k, v[::-1])]  # an answer that was kept shows
    kit.expect_each(candidate.attention, cases + [(call, oracle_attention(*call)) for call in others])


@kit.check("attention", points=2)
def test_attention_weights(candidate):
    """The example's weights, seen with an identity matrix as v"""
    cases = [(*EXAMPLE, np.eye(3), oracle_mask(3)), (*EXAMPLE, np.eye(3))]
    look = kit.Look("Attention weights", labels=("under the causal mask", "without a mask"))
    kit.expect_each(candidate.attention, [(case, oracle_attention(*case)) for case in cases], look)


@kit.check("attention", points=12)
@kit.examples(6)
@kit.example(axes=0, Tq=3, Tk=4, d=5, dv=2, seed=(1, 2), layout="plain")
@kit.example(axes=0, Tq=3, Tk=4, d=5, dv=2, seed=(2, 1), layout="plain")
@kit.example(axes=1, Tq=4, Tk=3, d=6, dv=5, seed=(3, 4), layout="transposed")
@kit.example(axes=3, Tq=4, Tk=5, d=6, dv=7, seed=(5, 6), layout="strided")
@kit.example(axes=3, Tq=4, Tk=5, d=6, dv=7, seed=(6, 5), layout="plain")
@kit.example(axes=2, Tq=3, Tk=3, d=3, dv=3, seed=(7, 8), layout="reversed")
@kit.example(axes=4, Tq=1, Tk=4, d=2, dv=3, seed=(9, 10), layout="fortran")
@kit.example(axes=1, Tq=2, Tk=1, d=1, dv=1, seed=(11, 12), layout="plain")
@kit.given(**DRAWN)
def test_attention_values(candidate, axes, Tq, Tk, d, dv, seed, layout):
    """Without a mask every query sees all keys; any leading axes, Tq and Tk, d and dv may differ"""
    q, k, v = inputs(seed, LEADS[axes], Tq, Tk, d, dv, layout)
    kit.expect_equal(candidate.attention(q, k, v), oracle_attention(q, k, v))


@kit.check("attention", points=12)
@kit.examples(6)
@kit.example(axes=0, Tq=3, Tk=4, d=5, dv=2, seed=(1, 2), layout="plain")
@kit.example(axes=0, Tq=3, Tk=4, d=5, dv=2, seed=(2, 1), layout="plain")
@kit.example(axes=1, Tq=4, Tk=3, d=6, dv=5, seed=(3, 4), layout="transposed")
@kit.example(axes=3, Tq=4, Tk=5, d=6, dv=7, seed=(5, 6), layout="strided")
@kit.example(axes=2, Tq=3, Tk=3, d=3, dv=3, seed=(7, 8), layout="reversed")
@kit.example(axes=4, Tq=1, Tk=4, d=2, dv=3, seed=(9, 10), layout="fortran")
@kit.example(axes=1, Tq=2, Tk=1, d=1, dv=1, seed=(11, 12), layout="plain")
@kit.given(**DRAWN)
def test_attention_masked(candidate, axes, Tq, Tk, d, dv, seed, layout):
    """A query takes the mean over the keys that its row of the mask (Tq, Tk) shows it, and no others"""
    q, k, v = inputs(seed, LEADS[axes], Tq, Tk, d, dv, layout)
    mask = random_mask(seed, Tq, Tk, layout=layout)
    kit.expect_equal(candidate.attention(q, k, v, mask=mask), oracle_attention(q, k, v, mask))


def shapes_of_masks(lead, Tq, Tk):
    """Give the shapes that broadcast to (*lead, Tq, Tk): each axis whole or 1, the first ones perhaps missing."""
    whole = product(*((size, 1) for size in (*lead, Tq, Tk)))
    return sorted({shape[start:] for shape in whole for start in range(len(lead) + 2)})


@kit.check("attention", points=12)
def test_attention_mask_shapes(candidate):
    """The mask may have any shape that broadcasts to (..., Tq, Tk), such as (Tk,) or (B, 1, Tq, Tk)"""
    cases = []
    for lead, Tq, Tk in (((), 4, 5), ((2,), 4, 5), ((2, 3), 4, 5), ((3, 3), 3, 3)):
        q, k, v = inputs((Tq, Tk), lead, Tq, Tk, Tk - 1, 2)
        layouts = cycle(("plain", "transposed", "strided", "fortran", "reversed"))
        masks = [
            random_mask((Tq, Tk), *shape, layout=layout)
            for shape, layout in zip(reversed(shapes_of_masks(lead, Tq, Tk)), layouts, strict=False)
        ]
        cases += [((q, k, v, mask), oracle_attention(q, k, v, mask)) for mask in masks]
    kit.expect_each(candidate.attention, cases)


@kit.check("attention", points=5)
def test_attention_beyond_64(candidate):
    """More than 64 queries, keys, numbers, texts or heads are no different"""
    cases = []
    for lead, Tq, Tk, d, dv in (
        ((), 70, 3, 2, 1),
        ((), 2, 70, 1, 3),
        ((2,), 3, 2, 70, 66),
        ((66,), 2, 3, 2, 1),
        ((2, 66), 1, 2, 1, 3),
        ((66, 1), 2, 3, 1, 2),
        ((1, 1), 67, 68, 3, 2),
    ):
        q, k, v = inputs((Tq, Tk, d), lead, Tq, Tk, d, dv)
        mask = random_mask((Tq, Tk, d), *lead[:1], *(1 for _ in lead[1:]), Tq, Tk)
        cases += [((q, k, v), oracle_attention(q, k, v)), ((q, k, v, mask), oracle_attention(q, k, v, mask))]
    kit.expect_each(candidate.attention, cases)


@kit.check("attention", points=5)
def test_attention_hidden_keys(candidate):
    """A hidden key has the weight 0 exactly: its value never leaks, however large it is"""
    cases = []
    for lead, masked in (((), ()), ((2,), ()), ((2,), (2, 1)), ((2, 3), (2, 1, 1))):
        for size in (1.0, 1e6, -1e307):
            q, k, v = inputs((len(lead), 7), lead, 3, 5, 4, 2)
            mask = random_mask((len(lead), 7), *masked, 5)
            hidden = ~np.broadcast_to(mask, (*lead, 1, 5))[..., 0, :]
            k[hidden] *= 20.0
            v[hidden] = size * (1.0 + v[hidden] ** 2)
            cases.append(((q, k, v, mask), oracle_attention(q, k, v, mask)))
    kit.expect_each(candidate.attention, cases)


def large_scores():
    """Give q, k, v and masks with scores of 1e6 in size, near each other and far apart, seen and hidden.

    All products and sums are whole numbers, and d = 16 has a whole root: no way of computing them rounds.
    """
    steps = np.array([0.0, 4.0, 8.0])
    k = np.zeros((6, 16))
    k[:3, :2] = np.stack([np.full(3, 2000.0), -steps], axis=1)  # scores of 1e6, 1e6 - 1 and 1e6 - 2 with q[0]
    k[3:, :2] = np.stack([np.full(3, -2000.0), steps], axis=1)  # and of -1e6, -1e6 + 1 and -1e6 + 2
    q = np.zeros((9, 16))
    q[:, :2] = [(2000, 1)] * 3 + [(-2000, -1)] * 3 + [(0, 1), (2, 1), (-2, 1)]
    v = 1.0 + kit.array((4, 4), 6, 3) ** 2
    near, far = [True] * 3 + [False] * 3, [False] * 3 + [True] * 3
    mask = np.array([near, far, [True] * 6, near, far, [True] * 6, far, near, [True, False] * 3])
    return q, k, v, mask


@kit.check("attention", points=8)
def test_attention_large_scores(candidate):
    """Scores up to 1e6 in size, seen or hidden, give finite, right numbers"""
    q, k, v, mask = large_scores()
    texts = tuple(np.stack([part, part[::-1]]) for part in (q, k, v))  # the second text backwards
    masks = np.stack([mask, mask[::-1, ::-1]])
    heads = tuple(part[:, None] for part in texts)
    calls = [(q, k, v, mask), (q, k, v), (*texts, masks), texts, (*heads, masks[:, None])]
    # Two keys of all pairs of sizes, with d = 1: the second hidden, or both seen.
    sizes = np.array([1e3, 3e4, 3e5, 1e6])
    ends = np.array([*-sizes, 0.0, *sizes])
    pairs = np.stack(np.meshgrid(ends, ends), axis=-1).reshape(81, 2, 1)
    two = np.ones((81, 1, 1)), pairs, np.tile([[1.0], [2.0]], (81, 1, 1))
    calls += [(*two, np.array([True, False])), two]
    kit.expect_each(candidate.attention, [(call, oracle_attention(*call)) for call in calls])


def growing():
    """Give calls in which queries, keys, texts and heads grow.

    First each alone; then all at once, with and without a mask and with any number of leading axes, since a file
    may have a branch for each. The numbers of a token (d and dv) may be looped over, and never grow.
    """

    def call(lead, Tq, Tk, d, *shape):
        q, k, v = inputs((Tq, Tk, d), lead, Tq, Tk, d, d + 1)
        return (q, k, v, random_mask((Tq, Tk, d), *shape)) if shape else (q, k, v)

    steps = ((2, 5), (3, 4), (6, 3), (66, 2))  # the size that grows, and d, which falls
    few = ((2, 4), (3, 3), (5, 2))
    return {
        "queries": {n: call((2,), n, 3, d, n, 3) for n, d in steps},
        "keys": {n: call((2,), 3, n, d, n) for n, d in steps},
        "texts": {n: call((n,), 3, 2, d, n, 3, 2) for n, d in steps},
        "heads": {n: call((2, n), 3, 2, d, n, 3, 2) for n, d in steps},
        "texts with heads": {n: call((n, 2), 3, 2, d, n, 1, 3, 2) for n, d in steps},
        "tokens": {n: call((), n, n + 1, d) for n, d in few},
        "tokens with a mask": {n: call((), n, n + 1, d, n, n + 1) for n, d in few},
        "texts and tokens": {n: call((n,), n, n + 1, d) for n, d in few},
        "texts, heads and tokens": {n: call((n, n + 2), n, n + 1, d) for n, d in few},
        "texts, heads and tokens with a mask": {
            n: call((n, n + 2), n, n + 1, d, n, n + 2, n, n + 1) for n, d in few
        },
    }


@kit.check("attention", points=7)
def test_attention_no_loops(candidate):
    """No loops over tokens or leading axes"""
    kit.expect_no_loops(candidate.attention, growing())


@kit.check("attention", points=3)
def test_attention_leaves_inputs(candidate):
    """Leaves q, k, v and the mask as they were, and gives the same answer again"""
    q, k, v = inputs((5, 5), (2, 3), 4, 5, 6, 7)
    kit.expect_unchanged(candidate.attention, q, k, v, random_mask((5, 5), 2, 3, 4, 5))
    kit.expect_unchanged(candidate.attention, q, k, v, again=2)
    kit.expect_unchanged(candidate.attention, q[0], k[0], v[0], random_mask((6, 5), 5), again=2)
    kit.expect_unchanged(candidate.attention, q[0, 0], k[0, 0], v[0, 0], random_mask((7, 5), 4, 5), again=2)
    kit.expect_unchanged(candidate.attention, q[0, 0], k[0, 0], v[0, 0], again=2)
