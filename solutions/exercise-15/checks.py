"""The hidden checks of exercise 15.

The oracle below is slow, explicit and obviously right: it goes through the queries of every text one by one, picks
out the keys that the query may see, and writes out the whole matrix of derivatives of its softmax. In the first
pinned case all sizes differ, so that no axis can pass for another; the second has its sizes and other numbers, so
that an answer kept by shape shows. dv, dq and dk are first checked apart, so that whoever has one of
them right sees it. No check makes more than 30 different calls: a diagnosis plays no more of them again.
"""

import numpy as np

from grader import kit


def visible(q, k, mask):
    """(..., Tq, Tk) of bool: who sees whom."""
    return np.broadcast_to(True if mask is None else mask, (*q.shape[:-1], k.shape[-2]))


def softmax_of_one(scores):
    """(n,) -> (n,)."""
    powers = np.exp(scores - scores.max())
    return powers / powers.sum()


@kit.remembered
def oracle_attention(q, k, v, mask=None):
    """(..., Tq, dv): one query of one text at a time, and of the keys only those that it may see."""
    seen = visible(q, k, mask)
    answer = np.empty((*q.shape[:-1], v.shape[-1]))
    for at in np.ndindex(*q.shape[:-1]):
        text, keys = at[:-1], np.flatnonzero(seen[at])
        answer[at] = softmax_of_one(k[text][keys] @ q[at] / np.sqrt(q.shape[-1])) @ v[text][keys]
    return answer


@kit.remembered
def oracle(d_out, q, k, v, mask=None):
    """(dq, dk, dv): one query of one text at a time; what it does not see is never touched."""
    seen, root = visible(q, k, mask), np.sqrt(q.shape[-1])
    dq, dk, dv = np.zeros(q.shape), np.zeros(k.shape), np.zeros(v.shape)
    for at in np.ndindex(*q.shape[:-1]):
        text, keys = at[:-1], np.flatnonzero(seen[at])
        weights = softmax_of_one(k[text][keys] @ q[at] / root)  # (n,) for n visible keys
        derivatives = np.diag(weights) - np.outer(weights, weights)  # (n, n): of each weight by each score
        dscores = derivatives @ (v[text][keys] @ d_out[at])
        dq[at] = dscores @ k[text][keys] / root
        dk[text][keys] += np.outer(dscores, q[at]) / root
        dv[text][keys] += np.outer(weights, d_out[at])
    return dq, dk, dv


def judged(*calls):
    """Pair the arguments of calls with the oracle's answers."""
    return [(call, oracle(*call)) for call in calls]


# Arguments. Scores are of about the size 1.


def inputs(seed, lead, Tq, Tk, d, dv, layout="plain"):
    """Give d_out, q, k and v with the leading axes `lead`."""
    shapes = (*lead, Tq, dv), (*lead, Tq, d), (*lead, Tk, d), (*lead, Tk, dv)
    return tuple(kit.relayout(kit.array((*seed, i), *shape), layout) for i, shape in enumerate(shapes))


def random_mask(seed, *shape, layout="plain"):
    """Give a mask in which about half is hidden, and every query sees one key at least."""
    numbers = kit.array((*seed, 4), *shape)
    mask = (numbers > 0) | (numbers == numbers.max(axis=-1, keepdims=True))
    if layout == "strided":
        return np.repeat(mask, 2, axis=-1)[..., ::2]
    return kit.relayout(mask, layout)


LEADS = ((), (2,), (3,), (2, 3), (3, 2))
LEADS += ((66,), (2, 66), (1,), (1, 1), (3, 1), (1, 2), (66, 1), (5,), (4, 4), (8, 6))
"""What stands before the tokens: nothing, texts, or texts and heads. Only the first five are drawn."""

PINNED = (
    {"axes": 0, "Tq": 3, "Tk": 4, "d": 5, "dv": 2, "seed": (1, 2), "layout": "plain"},
    {"axes": 0, "Tq": 3, "Tk": 4, "d": 5, "dv": 2, "seed": (2, 1), "layout": "plain"},
    {"axes": 3, "Tq": 4, "Tk": 5, "d": 6, "dv": 7, "seed": (3, 4), "layout": "strided"},
    {"axes": 1, "Tq": 4, "Tk": 3, "d": 6, "dv": 5, "seed": (4, 3), "layout": "transposed"},
    {"axes": 2, "Tq": 3, "Tk": 3, "d": 3, "dv": 3, "seed": (5, 6), "layout": "reversed"},
    {"axes": 4, "Tq": 1, "Tk": 4, "d": 2, "dv": 3, "seed": (6, 5), "layout": "fortran"},
    {"axes": 0, "Tq": 4, "Tk": 4, "d": 4, "dv": 4, "seed": (7, 8), "layout": "plain"},
    {"axes": 1, "Tq": 2, "Tk": 1, "d": 1, "dv": 1, "seed": (8, 7), "layout": "plain"},
    {"axes": 0, "Tq": 270, "Tk": 3, "d": 2, "dv": 1, "seed": (9, 1), "layout": "plain"},
    {"axes": 1, "Tq": 2, "Tk": 270, "d": 1, "dv": 3, "seed": (9, 2), "layout": "plain"},
    {"axes": 0, "Tq": 3, "Tk": 5, "d": 70, "dv": 66, "seed": (9, 3), "layout": "plain"},
    {"axes": 5, "Tq": 2, "Tk": 3, "d": 2, "dv": 1, "seed": (9, 4), "layout": "plain"},
    {"axes": 6, "Tq": 1, "Tk": 2, "d": 1, "dv": 2, "seed": (9, 5), "layout": "plain"},
    {"axes": 11, "Tq": 2, "Tk": 3, "d": 2, "dv": 3, "seed": (9, 24), "layout": "plain"},
    {"axes": 7, "Tq": 3, "Tk": 4, "d": 2, "dv": 5, "seed": (10, 22), "layout": "plain"},
    {"axes": 8, "Tq": 4, "Tk": 3, "d": 5, "dv": 2, "seed": (10, 2), "layout": "strided"},
    {"axes": 9, "Tq": 2, "Tk": 4, "d": 3, "dv": 1, "seed": (10, 15), "layout": "plain"},
    {"axes": 10, "Tq": 3, "Tk": 1, "d": 4, "dv": 5, "seed": (10, 4), "layout": "plain"},
    {"axes": 0, "Tq": 1, "Tk": 4, "d": 3, "dv": 2, "seed": (10, 32), "layout": "plain"},
    {"axes": 0, "Tq": 3, "Tk": 1, "d": 4, "dv": 2, "seed": (10, 6), "layout": "plain"},
    {"axes": 3, "Tq": 1, "Tk": 4, "d": 1, "dv": 5, "seed": (10, 22), "layout": "plain"},
    {"axes": 0, "Tq": 4, "Tk": 3, "d": 1, "dv": 2, "seed": (10, 8), "layout": "plain"},
    {"axes": 12, "Tq": 8, "Tk": 9, "d": 7, "dv": 6, "seed": (10, 9), "layout": "plain"},
    {"axes": 13, "Tq": 6, "Tk": 7, "d": 8, "dv": 9, "seed": (10, 10), "layout": "plain"},
    {"axes": 14, "Tq": 7, "Tk": 6, "d": 9, "dv": 8, "seed": (10, 11), "layout": "plain"},
)
"""What is always tried, before what is drawn."""

DRAWN = {"axes": kit.sizes(4, smallest=0), "Tq": kit.sizes(5), "Tk": kit.sizes(5), "d": kit.sizes(5)}
DRAWN |= {"dv": kit.sizes(4), "seed": kit.seeds(), "layout": kit.layouts()}


def over_sizes(test):
    """Run a check on the pinned sizes, then on some that are drawn."""
    test = kit.given(**DRAWN)(test)
    for case in reversed(PINNED):
        test = kit.example(**case)(test)
    return kit.examples(5)(test)


@kit.remembered
def solved(masked, axes, Tq, Tk, d, dv, seed, layout):
    """Give the arguments of a call, and what it must give."""
    call = inputs(seed, LEADS[axes], Tq, Tk, d, dv, layout)
    if masked:
        call += (random_mask(seed, Tq, Tk, layout=layout),)
    return judged(call)[0]


# Judging. Each part is judged by itself.


NAMES = ("dq", "dk", "dv")


def expect_part(answer, expected, name, *, exact=False):
    """Expect one of the three to be right, whatever the others are."""
    part = kit.expect_parts(answer, *NAMES)[NAMES.index(name)]
    kit.expect_equal(part, expected[NAMES.index(name)], f"This is {name}.", exact=exact)


def expect_all(answer, expected):
    """Expect all three to be right: dv first, since it comes first on the way back."""
    for name in ("dv", "dq", "dk"):
        expect_part(answer, expected, name)


def arrays(answer, expected):
    """Give the three as arrays of float64, once their shapes are right."""
    parts = kit.expect_parts(answer, *NAMES)
    for name, part, wanted in zip(NAMES, parts, expected, strict=True):
        kit.expect_shape(part, wanted.shape, f"This is {name}.")
    return tuple(np.asarray(part).real.astype(np.float64) for part in parts)


# What it gives


EXAMPLE = (
    np.array([[2.0, 1], [-1, 2]]),
    np.array([[2.0, 0, 0, 1], [0, 2, 0, 0]]),
    np.array([[0.0, 0, 1, 0], [np.log(2), np.log(3), 0, 0], [0, 5, 2, 0]]),
    np.array([[1.0, 0], [0, 2], [4, -2]]),
)
"""The d_out, q, k and v of the statement's example."""


@kit.check("attention_backward", points=6)
def test_worked_example(candidate):
    """The statement's example: two queries, three keys, one of them hidden from query 1"""
    dq = [[-0.1732867951, 1.6003469278, 0.625, 0], [0.3249127409, 0.5149745103, -0.46875, 0]]
    dk = [[-0.25, -0.9375, 0, -0.125], [-0.5, 0.9375, 0, -0.25], [0.75, 0, 0, 0.375]]
    dv = [[0.25, 0.75], [0.25, 2.0], [0.5, 0.25]]
    mask = np.array([[True, True, True], [True, True, False]])
    kit.expect_each(candidate.attention_backward, [((*EXAMPLE, mask), (dq, dk, dv))], judge=expect_all)


@kit.check("attention_backward", points=12)
@over_sizes
def test_dv(candidate, **case):
    """dv, without a mask: each value hears from every query, by the weight that it had there"""
    args, expected = solved(False, **case)
    expect_part(candidate.attention_backward(*args), expected, "dv")


@kit.check("attention_backward", points=12)
@over_sizes
def test_dq(candidate, **case):
    """dq, without a mask: through the softmax, the root of d and the keys"""
    args, expected = solved(False, **case)
    expect_part(candidate.attention_backward(*args), expected, "dq")


@kit.check("attention_backward", points=12)
@over_sizes
def test_dk(candidate, **case):
    """dk, without a mask: through the softmax, the root of d and the queries"""
    args, expected = solved(False, **case)
    expect_part(candidate.attention_backward(*args), expected, "dk")


@kit.check("attention_backward", points=12)
@over_sizes
def test_masked(candidate, **case):
    """All three, where a mask (Tq, Tk) hides keys"""
    (*args, mask), expected = solved(True, **case)
    expect_all(candidate.attention_backward(*args, mask=mask), expected)


@kit.remembered
def of_all_shapes():
    """Give calls with masks of the shapes that broadcast: each axis whole or 1, the first ones perhaps missing."""
    whole = {
        (): ((4, 5), (1, 5), (4, 1), (5,)),
        (2,): ((2, 4, 5), (2, 1, 5), (1, 4, 5), (4, 5), (5,)),
        (2, 3): (
            *((B, H, Tq, 5) for B in (2, 1) for H in (3, 1) for Tq in (4, 1)),
            *((H, Tq, 5) for H in (3, 1) for Tq in (4, 1)),
            *((4, 5), (1, 5), (5,), (1,), (2, 3, 4, 1), (1, 1), (1, 1, 1, 1)),
        ),
        (3, 3): ((3, 3, 3), (3, 1, 3, 3), (3, 3), (3,)),  # here an axis can pass for another
    }
    calls = []
    for lead, shapes in whole.items():
        Tq, Tk = (3, 3) if lead == (3, 3) else (4, 5)
        arguments = inputs((20, len(lead)), lead, Tq, Tk, Tk + 1, 2)
        calls += [(*arguments, random_mask((22, i), *shape)) for i, shape in enumerate(shapes)]
    return judged(*calls)


@kit.check("attention_backward", points=10)
def test_mask_shapes(candidate):
    """The mask may have any shape that broadcasts to (..., Tq, Tk), such as (Tk,) or (B, 1, Tq, Tk)"""
    kit.expect_each(candidate.attention_backward, of_all_shapes(), judge=expect_all)


@kit.remembered
def hidden():
    """Give calls in which hidden keys have large scores and values, and which keys no query sees."""
    calls = []
    for lead, masked in (((), ()), ((2,), ()), ((2,), (2, 1)), ((2, 3), (2, 1, 1))):
        for size in (1.0, 1e6, -1e6):  # keys that are hidden from all queries
            d_out, q, k, v = inputs((21, len(lead)), lead, 4, 5, 6, 3)
            mask = random_mask((21, 7 + len(masked)), *masked, 5)
            unseen = ~np.broadcast_to(mask, (*lead, 1, 5))[..., 0, :]
            k[unseen] *= abs(size) / 4
            v[unseen] = size * np.tanh(v[unseen])
            calls.append((d_out, q, k, v, mask))
    # Keys that are hidden from the queries that would like them best: scores of 1e6, beside visible ones of -950
    # and -950.5, or all of them negated. All products and sums are whole numbers, and d = 16 has a whole root.
    likes = np.array([[1, 1, 1, 0, 0, 0], [1, 1, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0], [1, 0, 1, 1, 1, 0]], dtype=bool)
    for lead in ((), (2, 3)):
        d_out, q, k, v = inputs((22, len(lead)), lead, 4, 6, 16, 2)
        q, k = np.round(q), np.round(k)
        q[..., 1:3, :] = 0
        q[..., 0], k[..., 0] = [0, 1000, -1000, 0], [0, 0, 4000, 4000, -4000, 0]
        q[..., 1], k[..., 1] = [0, 2, 2, 0], [-1900, -1901, 0, 0, 0, 0]
        calls.append((d_out, q, k, v, likes))
        calls.append((d_out, q, -k, v, np.broadcast_to(likes, (*lead, 4, 6)).copy()))
    return [(call, (oracle(*call), ~visible(call[1], call[2], call[4]).any(axis=-2))) for call in calls]


def expect_hidden(answer, expected):
    """Expect the right gradients, and zeros for the keys that no query sees."""
    gradients, unseen = expected
    expect_all(answer, gradients)
    for name, part in zip(NAMES[1:], kit.expect_parts(answer, *NAMES)[1:], strict=True):
        rows = np.asarray(part)[unseen]
        meaning = f"These are the rows of {name} for keys that no query sees: 0 is meant exactly."
        kit.expect_equal(rows, np.zeros(rows.shape), meaning, exact=True)


@kit.check("attention_backward", points=8)
def test_hidden_keys(candidate):
    """However large its score and its value, a hidden key counts for nothing: exactly 0 where no query sees it"""
    kit.expect_each(candidate.attention_backward, hidden(), judge=expect_hidden)


@kit.remembered
def large():
    """Give calls with visible scores of 1e3 in size, near each other and far apart, some among hidden ones.

    All products and sums are whole numbers, and d = 16 has a whole root: no way of computing them rounds.
    """
    steps = np.array([0.0, 4.0, 8.0])
    k = np.zeros((6, 16))
    k[:3, :2] = np.stack([np.full(3, 80.0), -steps], axis=1)  # scores of 1000, 999 and 998 with q[0]
    k[3:, :2] = np.stack([np.full(3, -80.0), steps], axis=1)  # and of -1000, -999 and -998
    q = np.zeros((9, 16))
    q[:, :2] = [(50, 1)] * 3 + [(-50, -1)] * 3 + [(0, 1), (2, 1), (-2, 1)]
    d_out, v = kit.array((23, 1), 9, 3), kit.array((23, 2), 6, 3)
    near, far, both = [True] * 3 + [False] * 3, [False] * 3 + [True] * 3, [True] * 6
    mask = np.array([near, far, both, near, far, both, far, near, [True, False] * 3])
    one = d_out, q, k, v
    texts = tuple(np.stack([part, part[::-1]]) for part in one)  # the second text backwards
    heads = tuple(np.stack([part, part[:, ::-1]], axis=1) for part in texts)
    masks = np.stack([mask, mask[::-1, ::-1]])
    masks_of_heads = np.stack([masks, masks[:, ::-1, ::-1]], axis=1)
    # d_out and v may be larger too: only for scores does the statement name a bound.
    wide = tuple(part * size for part, size in zip(inputs((23, 3), (2,), 4, 5, 6, 3), (99, 1, 1, 99), strict=True))
    return judged(one, (*one, mask), texts, (*texts, masks), heads, (*heads, masks_of_heads), wide)


@kit.check("attention_backward", points=6)
def test_large_scores(candidate):
    """Visible scores up to 1e3 in size, rows far apart, or large d_out and v, give finite, right numbers"""
    kit.expect_each(candidate.attention_backward, large(), judge=expect_all)


# What must hold of any right answer


@kit.remembered
def slopes():
    """Give calls, each with directions for q, k and v and how fast L grows along them: measured, not derived."""
    step = 1e-5  # the error of a slope is then near 1e-10
    cases = []
    for n, (lead, Tq, Tk, d, dv, *shape) in enumerate(
        (((), 3, 4, 5, 2), ((), 4, 3, 2, 5, 4, 3), ((2,), 2, 3, 4, 2, 3), ((2, 3), 3, 2, 4, 5, 2, 1, 3, 2))
    ):
        d_out, *moved = inputs((24, n), lead, Tq, Tk, d, dv)
        mask = (random_mask((24, n), *shape),) if shape else ()
        ways = [kit.array((25, n, i), *part.shape) for i, part in enumerate(moved)]
        found = []
        for which, way in enumerate(ways):
            sums = []
            for sign in (1, -1):
                parts = list(moved)
                parts[which] = parts[which] + sign * step * way
                sums.append((d_out * oracle_attention(*parts, *mask)).sum())
            found.append((sums[0] - sums[1]) / (2 * step))
        cases.append(((d_out, *moved, *mask), (ways, np.array(found))))
    return cases


def expect_slopes(answer, expected):
    """Expect that L grows as fast along each of three directions as it was measured to."""
    ways, found = expected
    with np.errstate(all="ignore"):
        said = np.array([(part * way).sum() for part, way in zip(arrays(answer, ways), ways, strict=True)])
    meaning = (
        "q, k and v were each moved a little: expected is how fast L grew, and this is what dq, dk and dv say."
    )
    with np.errstate(all="ignore"):
        said = np.where(np.abs(said - found) <= 1e-5 * np.abs(found), found, said)
    kit.expect_equal(said, found, meaning)


@kit.check("attention_backward", points=6)
def test_slopes(candidate):
    """The gradients say how L changes when q, k or v move a little, measured to a relative 1e-5"""
    kit.expect_each(candidate.attention_backward, slopes(), judge=expect_slopes)


@kit.remembered
def identities():
    """Give calls, each with the gradients, which of them to look at, what must be seen, and what that means."""
    cases = []
    for n, (lead, Tq, Tk, d, dv) in enumerate((((), 4, 3, 5, 2), ((2,), 3, 5, 4, 6), ((2, 3), 2, 4, 3, 5))):
        d_out, q, k, v = inputs((26, n), lead, Tq, Tk, d, dv)
        mask = random_mask((26, n), Tq, Tk)
        same_keys, same_values = (np.repeat(part[..., :1, :], Tk, axis=-2) for part in (k, v))
        sums = d_out.sum(axis=-2, keepdims=True)
        told = "The rows of dS sum to 0. So does dk, over the keys of each text: here is this sum."
        cases.append(((d_out, q, k, v, mask), "dk", True, np.zeros((*lead, 1, d)), told))
        told = (
            "The weights of a query sum to 1. So dv sums to what d_out sums to: here is this sum, over the keys."
        )
        cases.append(((d_out, q, k, v, mask), "dv", True, sums, told))
        for name, part in zip(NAMES, (q, k, v), strict=True):
            told = f"d_out is 0, so nothing counts: here is {name}."
            cases.append(((0 * d_out, q, k, v, mask), name, False, np.zeros(part.shape), told))
        told = "q is 0, so all keys weigh alike: here is dv, each row of it the sum of d_out divided by Tk."
        cases.append(((d_out, 0 * q, k, v), "dv", False, np.repeat(sums / Tk, Tk, axis=-2), told))
        told = "All keys of a text are the same, so that no query can change a weight: here is dq."
        cases.append(((d_out, q, same_keys, v, mask), "dq", False, np.zeros(q.shape), told))
        told = "All values of a text are the same, so that the weights do not count: here is dk."
        cases.append(((d_out, q, k, same_values, mask), "dk", False, np.zeros(k.shape), told))
    return [(call, (oracle(*call), *rest)) for call, *rest in cases]


def expect_identity(answer, expected):
    """Expect what must be seen in one of the gradients, or in its sums over the keys."""
    gradients, name, summed, wanted, told = expected
    actual = arrays(answer, gradients)[NAMES.index(name)]
    with np.errstate(all="ignore"):
        actual = actual.sum(axis=-2, keepdims=True) if summed else actual
        near = np.abs(actual - wanted) <= 1e-6 * (1.0 + np.abs(wanted))  # fair even where rounded to float32
    kit.expect_equal(np.where(near, wanted, actual), wanted, told)


@kit.check("attention_backward", points=4)
def test_identities(candidate):
    """What needs no measuring: dk sums to 0, dv to the sum of d_out; equal keys or values leave nothing"""
    kit.expect_each(candidate.attention_backward, identities(), judge=expect_identity)


# How it is done


@kit.remembered
def growing():
    """Give calls in which all grows that must not be looped over.

    First each size alone; then all at once, with and without a mask and with any number of leading axes, since a
    file may have a branch for each. The largest sizes are beyond any fixed number of turns that a loop may run.
    """

    def call(lead, Tq, Tk, d, dv, *shape, layout="plain"):
        arguments = inputs((Tq, Tk, d), lead, Tq, Tk, d, dv, layout)
        return (*arguments, random_mask((Tq, Tk, d), *shape)) if shape else arguments

    # Within a line below, a size is either new in each call or in none: what is kept by a size is then made
    # anew in all calls or in none, and is not taken for a loop.
    sizes, few = (2, 3, 520), (6, 10, 14)
    cases = {
        "queries": {n: call((2,), n, 5, 4, 5, n, 5) for n in sizes},
        "keys": {n: call((2,), 5, n, 4, 5, n) for n in sizes},
        "numbers of a query": {n: call((2,), 4, 5, n, 5, 5) for n in sizes},
        "numbers of a value": {n: call((2,), 4, 5, 4, n) for n in sizes},
        "texts": {n: call((n,), 5, 4, 4, 5, n, 5, 4) for n in sizes},
        "heads": {n: call((2, n), 5, 4, 4, 5, n, 5, 4) for n in sizes},
        "texts with heads": {n: call((n, 2), 5, 4, 4, 5, n, 1, 5, 4) for n in sizes},
    }
    for axes, what in enumerate(("", "texts, ", "texts, heads, ")):
        lead = {n: (n + 1, n)[:axes] for n in few}
        cases[f"{what}queries, keys and numbers"] = {n: call(lead[n], n, n + 1, n + 2, n + 3) for n in few}
        cases[f"{what}queries, keys and numbers with a mask"] = {
            n: call(lead[n], n, n + 1, n + 2, n + 3, *lead[n], n, n + 1) for n in few
        }
        cases[f"{what}tokens and numbers in a view"] = {
            n: call(lead[n], n, n, n, n, n, layout="strided") for n in few
        }
    return cases


@kit.check("attention_backward", points=8)
def test_no_loops(candidate):
    """No loops over leading axes, tokens or numbers"""
    kit.expect_no_loops(candidate.attention_backward, growing())


@kit.check("attention_backward", points=4)
def test_leaves_inputs(candidate):
    """Leaves d_out, q, k, v and the mask as they were, and gives the same answer again"""
    arguments = inputs((27, 1), (2, 3), 4, 5, 6, 7)
    one_text, one_head = tuple(part[0] for part in arguments), tuple(part[0, 0] for part in arguments)
    kit.expect_unchanged(candidate.attention_backward, *arguments, random_mask((27, 2), 2, 3, 4, 5), again=60)
    for call in (arguments, one_text, one_head):
        kit.expect_unchanged(candidate.attention_backward, *call, again=2)
        kit.expect_unchanged(candidate.attention_backward, *call, random_mask((27, 5), 5), again=2)
        kit.expect_unchanged(candidate.attention_backward, *call, random_mask((27, 4), 4, 5), again=2)
    for layout in ("transposed", "strided", "reversed"):
        kit.expect_unchanged(candidate.attention_backward, *inputs((27, 5), (2,), 3, 3, 3, 3, layout), again=2)
