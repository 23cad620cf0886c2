"""The hidden checks of exercise 14.

The oracle below is slow, explicit and obviously right: it goes through the queries of every text one by one, takes
the keys that the query may see, and knows of no tiles. In the first pinned cases all sizes differ, so that no axis
can pass for another; the second has the sizes of the first and other numbers, so that an answer kept by shape
shows.
"""

import numpy as np

from grader import kit


@kit.remembered
def oracle(q, k, v, _block_size, causal=False):
    """(..., T, d): one query of one text at a time, and of the keys only those that it may see."""
    *lead, T, d = q.shape
    answer = np.empty(q.shape)
    for at in np.ndindex(*lead, T):
        text, seen = at[:-1], slice(at[-1] + 1 if causal else T)
        scores = k[text][seen] @ q[at] / np.sqrt(d)
        weights = np.exp(scores - scores.max())
        answer[at] = weights @ v[text][seen] / weights.sum()
    return answer


def inputs(seed, lead, T, d, layout="plain"):
    """Give q, k and v with the leading axes `lead`; scores are of about the size 1."""
    return tuple(kit.relayout(kit.array((*seed, i), *lead, T, d), layout) for i in range(3))


@kit.remembered
def solved(lead, T, d, block_size, causal, seed, layout):
    """Give the arguments of a call, and the right answer."""
    args = (*inputs(seed, lead, T, d, layout), block_size, causal)
    return args, oracle(*args)


def expect_right(flash_attention, calls):
    """Expect the right answer of each of several calls."""
    kit.expect_each(flash_attention, [(args, oracle(*args)) for args in calls])


LEADS = ((), (2,), (3,), (2, 3), (3, 2), (1,), (1, 1), (3, 1), (1, 2), (5,), (4, 7), (8, 6), (7,), (5, 5))
"""What stands before the tokens: nothing, texts, or texts and heads. Only the first five are drawn."""

DRAWN = {
    "axes": kit.sizes(4, smallest=0),
    "T": kit.sizes(9),
    "d": kit.sizes(5),
    "block_size": kit.sizes(6),
    "seed": kit.seeds(),
    "layout": kit.layouts(),
}

SMALL = (
    {"axes": 5, "T": 4, "d": 3, "block_size": 2},
    {"axes": 6, "T": 3, "d": 2, "block_size": 4},
    {"axes": 7, "T": 4, "d": 1, "block_size": 1},
    {"axes": 8, "T": 5, "d": 3, "block_size": 9},
    {"axes": 0, "T": 4, "d": 1, "block_size": 3},
    {"axes": 0, "T": 1, "d": 3, "block_size": 1},
    {"axes": 1, "T": 1, "d": 1, "block_size": 1},
    {"axes": 3, "T": 1, "d": 4, "block_size": 2},
    {"axes": 3, "T": 4, "d": 2, "block_size": 1},
    {"axes": 3, "T": 5, "d": 3, "block_size": 8},
    {"axes": 9, "T": 10, "d": 6, "block_size": 7},
    {"axes": 10, "T": 11, "d": 7, "block_size": 8},
    {"axes": 11, "T": 12, "d": 8, "block_size": 5},
    {"axes": 12, "T": 13, "d": 9, "block_size": 10},
    {"axes": 13, "T": 16, "d": 10, "block_size": 9},
)
"""Sizes of 1, and blocks of 1 or of more than there is, with each number of leading axes; then sizes that are
never drawn: always tried."""


def small_ones_too(test):
    """Add the small sizes to those that a check always tries."""
    for i, case in enumerate(SMALL):
        test = kit.example(**case, seed=(11, i), layout="plain")(test)
    return test


@kit.check("flash_attention", points=8)
def test_flash_worked_example(candidate):
    """The statement's example: three tokens in blocks of two, causal and not"""
    q = np.array([[0.0, 2, -2, 0], [0, 1, 0, 1], [1, 0, 1, 0]])
    k = np.array([[1.0, 0, 1, 0], [0, 2, 0, 0], [2, 1, 2, 0]])
    v = np.array([[1.0, 0, 0, 2], [0, 1, 0, -1], [4, 0, -2, 0]])
    free = [
        [0.2263925037, 0.9094429985, -0.0905570015, -0.8188859970],
        [1.4151072661, 0.5064803911, -0.6143917714, -0.1338329446],
        [2.9056922942, 0.0900305732, -1.3304819115, 0.3994263689],
    ]
    hidden = [[1.0, 0, 0, 2], [0.2689414214, 0.7310585786, 0, -0.1931757359], free[2]]
    sizes = (2, 1, 3, 100)
    cases = [((q, k, v, size, *causal), free) for size in sizes for causal in ((), (False,))]
    kit.expect_each(candidate.flash_attention, [*cases, *(((q, k, v, size, True), hidden) for size in sizes)])


@kit.check("flash_attention", points=14)
@kit.examples(6)
@kit.example(axes=3, T=7, d=5, block_size=4, seed=(1, 2), layout="plain")
@kit.example(axes=3, T=7, d=5, block_size=4, seed=(2, 1), layout="plain")
@kit.example(axes=0, T=5, d=4, block_size=3, seed=(3, 4), layout="transposed")
@kit.example(axes=1, T=6, d=4, block_size=3, seed=(5, 6), layout="strided")
@kit.example(axes=4, T=5, d=1, block_size=2, seed=(7, 8), layout="reversed")
@kit.example(axes=2, T=3, d=3, block_size=3, seed=(9, 10), layout="fortran")
@small_ones_too
@kit.given(**DRAWN)
def test_flash_values(candidate, axes, T, d, block_size, seed, layout):
    """Every query sees all keys, for any leading axes and any sizes"""
    args, expected = solved(LEADS[axes], T, d, block_size, False, seed, layout)
    kit.expect_equal(candidate.flash_attention(*args[:4]), expected)


@kit.check("flash_attention", points=14)
@kit.examples(6)
@kit.example(axes=3, T=7, d=5, block_size=4, seed=(1, 2), layout="plain")
@kit.example(axes=3, T=7, d=5, block_size=4, seed=(2, 1), layout="plain")
@kit.example(axes=0, T=6, d=4, block_size=2, seed=(3, 4), layout="transposed")
@kit.example(axes=1, T=7, d=4, block_size=3, seed=(5, 6), layout="strided")
@kit.example(axes=4, T=5, d=1, block_size=2, seed=(7, 8), layout="reversed")
@kit.example(axes=2, T=4, d=4, block_size=4, seed=(9, 10), layout="fortran")
@small_ones_too
@kit.given(**DRAWN)
def test_flash_causal(candidate, axes, T, d, block_size, seed, layout):
    """Causal: query i sees the keys up to i, and no others, for any leading axes and any sizes"""
    args, expected = solved(LEADS[axes], T, d, block_size, True, seed, layout)
    *tensors, size, causal = args
    kit.expect_equal(candidate.flash_attention(*tensors, block_size=size, causal=causal), expected)


@kit.check("flash_attention", points=12)
def test_flash_block_sizes(candidate):
    """Any block size: from 1 to beyond the number of tokens, whether it divides it or not"""
    texts = [((), 6, size, (6, 1)) for size in (*range(1, 9), 100)]
    texts += [((2,), 1, size, (6, 2)) for size in (1, 2)] + [((3,), 3, size, (6, 3)) for size in (1, 2, 4)]
    calls = [
        (*inputs(seed, lead, T, 3), size, causal) for lead, T, size, seed in texts for causal in (False, True)
    ]
    expect_right(candidate.flash_attention, calls)


@kit.check("flash_attention", points=5)
def test_flash_beyond_64(candidate):
    """More than 64 tokens, numbers, texts or heads are no different, nor is a larger block"""
    sizes = ((), 140, 3, 66), ((), 70, 2, 16), ((2,), 3, 66, 2), ((66,), 3, 2, 2), ((1, 66), 3, 2, 2)
    sizes += ((66, 1), 3, 2, 2), ((2,), 70, 3, 32), ((2, 1), 67, 2, 16), ((2,), 300, 3, 128), ((), 530, 2, 200)
    calls = [(*inputs((T, d), lead, T, d), size, causal) for lead, T, d, size in sizes for causal in (False, True)]
    expect_right(candidate.flash_attention, calls)


def ladders():
    """Give rows of scores: the largest comes first, last, in between, or again and again a larger one."""
    steps = np.arange(7.0)
    bump = -np.abs(steps - 3)
    return np.array([steps, -steps, bump, -bump, 0 * steps, steps % 2, (steps * 3) % 7])


@kit.check("flash_attention", points=12)
def test_flash_running_maximum(candidate):
    """The largest score may lie in any block, and all blocks count by the same measure"""
    rows = ladders()
    v = 1.0 + kit.array((8, 8), 7, 7) ** 2
    calls = []
    # With an identity matrix as k, and the root of d in q, the scores are the rows of q.
    for step in (1.0, 10.0, 30.0):
        q = rows * step * np.sqrt(7)
        calls += [(q, np.eye(7), v, size, causal) for size in (1, 2, 3) for causal in (False, True)]
    # Each text has another order: a maximum shared by all texts shows as well.
    q = np.stack([rows[::-1], rows, -rows]) * np.sqrt(7)
    k = np.stack([np.eye(7)] * 3)
    calls += [(q, k, np.stack([v, v + 1, v * 200]), 2, causal) for causal in (False, True)]
    expect_right(candidate.flash_attention, calls)


def large_scores():
    """Give q, k and v whose scores are large, near each other and far apart; none of them is rounded.

    A score is the product of the first numbers of query and key, and a step or two nearer to 0 by their second
    ones. d = 16 has a whole root, and all products are whole numbers.
    """

    def text(ends, queries, steps=(0.0, 4.0, 8.0)):
        k, q = np.zeros((len(ends), 16)), np.zeros((len(ends), 16))
        k[:, 0], k[:, 1] = ends, -np.sign(ends) * np.resize(steps, len(ends))
        q[:, 0] = np.resize(queries, len(ends))
        q[:, 1] = np.sign(q[:, 0])
        v = 1.0 + kit.array((9, len(ends)), len(ends), 16) ** 2
        return q, k, v

    high, low = [2000.0] * 4, [-2000.0] * 4
    near = [text(high, [size]) for size in (2000.0, -2000.0, -10.0)]  # all of a text near 1e6, -1e6 and -5000
    future = [text(low + high, [2000.0]), text(low + high, [-2000.0])]  # and the other half of it far away
    apart = [text(high, [2000.0, -2000.0, 0.0, 2.0])]  # the queries of one tile far apart
    slopes = [text(np.arange(7.0) * 300 * sign, [40.0, 3.0]) for sign in (1, -1)]  # by thousands, and by hundreds
    texts = tuple(np.stack(parts) for parts in zip(*near, *apart, strict=True))  # and the texts of one call
    heads = tuple(part.reshape(2, 2, *part.shape[1:]) for part in texts)
    return [*near, *future, *apart, *slopes, texts, heads]


@kit.check("flash_attention", points=12)
def test_flash_large_scores(candidate):
    """Scores up to 1e6 in size, seen or hidden, near each other or far apart, give finite, right numbers"""
    ways = (2, False), (2, True), (3, True)
    calls = [(*text, size, causal) for text in large_scores() for size, causal in ways]
    expect_right(candidate.flash_attention, calls)


LONG = 2048, 4, 16
"""Tokens, numbers per token and block size where memory is measured."""
SECONDS = 120.0
"""For such a call: one query against one block of keys at a time takes 15 s or more while memory is traced."""


@kit.remembered
def long_text(causal):
    """Give the call whose memory is measured, and its answer."""
    T, d, block_size = LONG
    args = (*inputs((20, 48), (), T, d), block_size, causal)
    return args, oracle(*args)


def expect_little_memory(flash_attention, causal):
    """Expect the right answer for a long text, with less memory than a byte for each pair of tokens."""
    T, d, block_size = LONG
    # Short texts first: a file that is wrong anyway need not take its time.
    kit.expect_each(flash_attention, [solved((), 37, d, block_size, causal, (20, i), "plain") for i in range(2)])
    args, expected = long_text(causal)
    measured = flash_attention.under(measure=("memory",), seconds=SECONDS)
    answer = measured.answer(*args)
    measured.raise_for(answer)
    kit.expect_equal(answer.value, expected)
    peak, limit = answer.peak_bytes, T * T
    if peak is None or peak >= limit:
        used, most = f"{(peak or 2**31) / 1e6:.1f} MB", f"{limit / 1e6:.1f} MB"
        message = f"For {T} tokens it held {used} at one time; it must stay below T * T bytes ({most})."
        grows = "Something grows with T * T: scores, weights, a mask, or tiles that are kept."
        kit.fail(message, grows, expected=f"less than {most}", actual=used)


@kit.check("flash_attention", points=9)
def test_flash_memory(candidate):
    """Memory: for 2048 tokens less than T * T bytes, and the right answer"""
    expect_little_memory(candidate.flash_attention, False)


@kit.check("flash_attention", points=9)
def test_flash_memory_causal(candidate):
    """Memory: the same where the answer is causal"""
    expect_little_memory(candidate.flash_attention, True)


@kit.check("flash_attention", points=5)
def test_flash_leaves_inputs(candidate):
    """Leaves q, k and v as they were, and keeps nothing from call to call"""
    sizes = ((2, 3), 7, 4, 3), ((2,), 6, 4, 3), ((), 5, 2, 2), ((), 3, 4, 8)
    layouts = "plain", "strided", "plain", "transposed"
    for again, (lead, T, d, size), layout in zip((40, 2, 2, 2), sizes, layouts, strict=True):
        for causal in (True, False):
            args = (*inputs((T, 5), lead, T, d, layout), size, causal)
            kit.expect_unchanged(candidate.flash_attention, *args, again=again)
    q, k, v = inputs((5, 5), (2,), 5, 3)
    expect_right(
        candidate.flash_attention, [(q, k, v, 2), (q, k[::-1], v, 2), (q, k, v[::-1], 2), (q, k, v, 2, True)]
    )
