"""The hidden checks of exercise 07.

The oracle below is slow, explicit and obviously right: it turns one pair of one token at a time and calculates
with plain Python numbers. Lengths, dot products and the like hold for many wrong conventions as well, so the
checks that count compare numbers: in the first pinned cases all sizes differ, d is at least 4, and the positions
are in no order.
"""

import math

import numpy as np

from grader import kit


@kit.remembered
def oracle(x, positions, base=10000.0):
    """Give x with each pair turned, one after the other."""
    turned = np.empty(x.shape)
    d = x.shape[-1]
    for *at, t, i in np.ndindex(*x.shape[:-1], d // 2):
        angle = int(positions[t]) / base ** (2 * i / d)
        a, b = (float(x[(*at, t, 2 * i + k)]) for k in (0, 1))
        turned[(*at, t, 2 * i)] = a * math.cos(angle) - b * math.sin(angle)
        turned[(*at, t, 2 * i + 1)] = a * math.sin(angle) + b * math.cos(angle)
    return turned


def places(seed, T, below):
    """Give T positions from 0 to below - 1, in any order, with gaps and perhaps repeats."""
    return np.random.default_rng((*seed, 7)).integers(0, below, T, dtype=np.int64)


def expect_rope(rope, cases):
    """Expect the right numbers for each (x, positions) or (x, positions, base)."""
    kit.expect_each(rope, [(case, oracle(*case)) for case in cases])


X = np.array([[1.0, 0, 1, 0], [3, 4, 5, 6], [0, 2, 1, -1]])
QUERY, KEY = np.array([[1.0, 2, 0, 1]]), np.array([[2.0, 0, 1, -1]])

BELOW = (9, 70, 4000)
"""How far positions go, in the drawn cases."""


# What it gives


@kit.check("rope", points=8)
def test_worked_example(candidate):
    """The statement's example: three tokens, two pairs, two bases"""
    positions = np.array([2, 0, 5])
    slow = [
        [-0.4161468365, 0.9092974268, 0.9998000067, 0.0199986667],
        [3.0, 4.0, 5.0, 6.0],
        [1.9178485493, 0.5673243709, 1.0487294297, -0.9487710911],
    ]
    fast = [
        [-0.4161468365, 0.9092974268, 0.5403023059, 0.8414709848],
        [3.0, 4.0, 5.0, 6.0],
        [1.9178485493, 0.5673243709, -0.2026714714, 1.3996157597],
    ]
    kit.expect_each(candidate.rope, [((X, positions), slow), ((X, positions, 4.0), fast)])


@kit.check("rope", points=16)
@kit.examples(5)
@kit.example(axes=2, B=2, H=3, T=5, pairs=4, seed=(1, 2), layout="plain")
@kit.example(axes=2, B=2, H=3, T=5, pairs=4, seed=(2, 2), layout="plain")
@kit.example(axes=2, B=3, H=3, T=3, pairs=3, seed=(3, 1), layout="transposed")
@kit.example(axes=1, B=3, H=1, T=4, pairs=5, seed=(4, 1), layout="strided")
@kit.example(axes=1, B=4, H=1, T=4, pairs=2, seed=(5, 1), layout="reversed")
@kit.example(axes=0, B=1, H=1, T=7, pairs=3, seed=(6, 1), layout="fortran")
@kit.example(axes=0, B=1, H=1, T=6, pairs=3, seed=(7, 1), layout="transposed")
@kit.example(axes=1, B=1, H=1, T=1, pairs=2, seed=(8, 1), layout="plain")
@kit.example(axes=2, B=1, H=1, T=3, pairs=1, seed=(9, 1), layout="plain")
@kit.example(axes=2, B=2, H=1, T=3, pairs=2, seed=(10, 2), layout="strided")
@kit.example(axes=0, B=1, H=1, T=150, pairs=2, seed=(11, 1), layout="plain")
@kit.example(axes=0, B=1, H=1, T=3, pairs=70, seed=(12, 1), layout="plain")
@kit.example(axes=1, B=3, H=1, T=70, pairs=35, seed=(13, 1), layout="plain")
@kit.example(axes=1, B=70, H=1, T=2, pairs=2, seed=(14, 1), layout="plain")
@kit.example(axes=2, B=66, H=2, T=2, pairs=2, seed=(15, 1), layout="plain")
@kit.example(axes=2, B=2, H=66, T=3, pairs=1, seed=(16, 1), layout="plain")
@kit.example(axes=2, B=1, H=2, T=66, pairs=33, seed=(17, 1), layout="plain")
@kit.given(
    axes=kit.sizes(2, 0),
    B=kit.sizes(3),
    H=kit.sizes(4),
    T=kit.sizes(6),
    pairs=kit.sizes(5),
    seed=kit.seeds(),
    layout=kit.layouts(),
)
def test_values(candidate, axes, B, H, T, pairs, seed, layout):
    """Each pair of neighbouring columns is turned by its angle"""
    x = kit.relayout(kit.array(seed, *((), (B,), (B, H))[axes], T, 2 * pairs), layout)
    positions = kit.relayout(places(seed, T, BELOW[sum(seed) % 3]), layout)
    kit.expect_equal(candidate.rope(x, positions), oracle(x, positions))


@kit.check("rope", points=8)
def test_leading_axes(candidate):
    """None, one or two leading axes share the positions"""
    positions = np.array([4, 1, 9, 30, 2])
    x = kit.array((20, 1), 2, 3, 5, 6)
    cases = [(x, positions), (x[0], positions), (x[0, 0], positions), (x[:1], positions), (x[:, :1], positions)]
    cases += [(x[:, :, :3], positions[:3]), (x[:1, :1, 4:], positions[4:]), (x[:, 0, 1:], positions[1:])]
    same = kit.array((20, 2), 4, 4, 4, 4)
    cases += [(part, np.array([3, 0, 17, 5])) for part in (same, same[0], same[0, 0], same.T, same.swapaxes(1, 2))]
    expect_rope(candidate.rope, cases)


@kit.check("rope", points=10)
def test_positions(candidate):
    """Positions in any order, with gaps and repeats, and not always from 0"""
    given = [
        [0, 1, 2, 3, 4, 5],
        [1, 2, 3, 4, 5, 6],
        [7, 8, 9, 10, 11, 12],
        [5, 4, 3, 2, 1, 0],
        [3, 11, 0, 29, 7, 2],
        [3, 0, 29, 11, 7, 2],
        [3, 12, 0, 28, 7, 2],
        [2, 2, 9, 9, 2, 5],
        [6, 6, 6, 6, 6, 6],
        [1, 3, 5, 9, 40, 41],
        [500, 20, 300, 1000, 2049, 40],
        [0, 0, 0, 0, 0, 1],
    ]
    cases = [(kit.array((21, i), 6, 8), np.array(positions)) for i, positions in enumerate(given)]
    cases += [(kit.array((22, i), 2, 3, 6, 4), np.array(positions)) for i, positions in enumerate(given)]
    cases += [(kit.array((23, p), 1, 6), np.array([p])) for p in (0, 1, 2, 3, 7, 64, 100, 513, 1025)]
    expect_rope(candidate.rope, cases)


@kit.check("rope", points=6)
def test_pairs(candidate):
    """Every even d, from a single pair to many; a pair may lie on an axis, or be (0, 0)"""
    positions = np.array([3, 1, 8])
    # For d = 98, np.arange(0, 1, 2 / d) has one number too many.
    widths = (2, 4, 6, 8, 10, 12, 14, 16, 32, 64, 66, 98, 140)
    cases = [(kit.array((24, d), 3, d), positions) for d in widths]
    plain = np.array([[0.0, 0, -1, 0, 0, -2], [3, 3, 0, 0, -4, 0], [-1, -1, 0, 1, 0, 0]])
    cases += [(x, positions) for x in (plain, plain[:, 2:4], np.array([plain, -plain]), np.zeros((2, 2, 3, 4)))]
    expect_rope(candidate.rope, cases)


@kit.check("rope", points=9)
def test_base(candidate):
    """The base sets how fast the later pairs turn; left out, it is 10000"""
    x, positions = kit.array((25, 3), 4, 18), np.array([5, 2, 11, 7])
    # The first calls with 18 columns: a base that is kept from the first one is not that of the default.
    expect_rope(candidate.rope, [(x, positions, 70.5), (x, positions), (x, positions, 8000.0)])
    x = kit.array((25, 1), 4, 6)
    for base in (100.0, 500_000.0, 2.0, 1.5, 10.0, 1_000_000.0, 10_000.0, 1.01):
        kit.expect_equal(candidate.rope(x, positions, base), oracle(x, positions, base))
        kit.expect_equal(candidate.rope(x[:2], positions[:2], base=base), oracle(x[:2], positions[:2], base))
        kit.expect_equal(candidate.rope(x, positions), oracle(x, positions), "Without a base, 10000 is meant.")
    several = kit.array((25, 2), 2, 3, 4, 10)
    expect_rope(candidate.rope, [(several, positions, 70.5), (several[0], positions, 8000.0)])


@kit.check("rope", points=7)
def test_far_positions(candidate):
    """Positions up to 99999 are as exact as near ones"""
    cases = []
    for seed, T, d in ((1, 12, 4), (2, 7, 10), (3, 5, 32), (4, 9, 2)):
        positions = 99_999 - places((26, seed), T, 40_000)
        cases.append((kit.array((26, seed), T, d), positions))
        cases.append((kit.array((27, seed), T, d), positions, (300.0, 1e6, 20_000.0, 3.0)[seed - 1]))
    edges = np.array([99_999, 4095, 4097, 8200, 16_500, 32_767, 32_768, 65_535, 65_537, 0, 98_304, 70_000])
    cases += [(kit.array((28, 1), 12, 6), edges), (kit.array((28, 2), 2, 12, 8), edges[::-1])]
    cases.append((kit.array((28, 3), 2, 3, 4, 6), edges[::3]))
    corners = np.where(kit.array((28, 4), 12, 4) > 0, 10.0, -10.0)
    cases += [(corners, edges), (corners, edges, 50.0)]
    expect_rope(candidate.rope, cases)


# What it is for. These hold for other conventions too; what they add is a sentence on what is wrong.


@kit.check("rope", points=3)
def test_position_zero(candidate):
    """A token at position 0 stays as it is"""
    for seed, lead in enumerate(((), (2,), (2, 3))):
        x = kit.array((29, seed), *lead, 4, 6)
        meaning = "All positions are 0, so the angles are 0 as well."
        kit.expect_equal(candidate.rope(x, np.zeros(4, dtype=np.int64)), x, meaning)
        some = candidate.rope(x, np.array([3, 0, 8, 0]))
        kit.expect_shape(some, x.shape)
        kit.expect_equal(some[..., 1::2, :], x[..., 1::2, :], "Shown are the tokens whose position is 0.")


def lengths(x):
    """Give the length of each pair."""
    return np.hypot(x[..., 0::2], x[..., 1::2])


@kit.check("rope", points=4)
def test_lengths(candidate):
    """A turn keeps the length of each pair"""
    for seed, lead in enumerate(((), (2,), (3, 2))):
        x, positions = kit.array((30, seed), *lead, 5, 8), places((30, seed), 5, 90)
        turned = candidate.rope(x, positions)
        kit.expect_shape(turned, x.shape)
        meaning = "These are the lengths of the pairs, the roots of a² + b²."
        kit.expect_equal(lengths(turned), lengths(x), meaning)


@kit.check("rope", points=4)
def test_two_turns(candidate):
    """Turning by p and then by q is turning by p + q"""
    for seed, lead in enumerate(((), (2,), (2, 3))):
        x = kit.array((31, seed), *lead, 5, 6)
        p, q = (places((31, seed, k), 5, 300) for k in (0, 1))
        once = candidate.rope(x, p)
        kit.expect_shape(once, x.shape)
        meaning = "x was turned by some positions p, and the answer by q; expected is the turn of x by p + q."
        kit.expect_equal(candidate.rope(np.asarray(once, dtype=float), q), oracle(x, p + q), meaning)


@kit.check("rope", points=4)
def test_distance_only(candidate):
    """The score of a query and a key depends on their distance only"""
    example = [((3, 1), -5.4892820538), ((10, 8), -5.4892820538), ((1, 3), 1.8250946942)]
    for (m, n), score in example:
        turned = [candidate.rope(x, np.array([p])) for x, p in ((QUERY, m), (KEY, n))]
        for part in turned:
            kit.expect_shape(part, QUERY.shape)
        meaning = f"This is the statement's query at position {m}, times its key at position {n}."
        kit.expect_equal(np.sum(turned[0] * turned[1]), score, meaning)
    for distance in (0, 1, 5, 64, 900):
        q, k = (np.repeat(kit.array((32, distance, i), 1, 8), 6, axis=0) for i in (0, 1))
        near, far = np.array([0, 1, 4, 33, 100, 2100]), np.array([0, 1, 4, 33, 100, 2100]) + distance
        turned = candidate.rope(q, far), candidate.rope(k, near)
        for part in turned:
            kit.expect_shape(part, q.shape)
        expected = np.repeat(np.sum(oracle(q[:1], far[:1]) * k[:1]), 6)
        meaning = (
            f"These are the scores of one query and one key at six places of a text, {distance} tokens apart."
        )
        kit.expect_equal(np.sum(turned[0] * turned[1], axis=-1), expected, meaning)


# How it is done


@kit.check("rope", points=8)
def test_refuses(candidate):
    """ValueError where d is odd"""
    cases = {}
    for d in (1, 3, 5, 7, 9, 15, 65):
        for lead in ((1,), (2,), (5,), (2, 3), (4, d), (1, 1, 1), (2, 2, 4), (d, 2, 6)):
            x, positions = kit.array((33, d), *lead, d), np.arange(lead[-1]) * 3 + 1
            cases[f"where d = {d} is odd (x of shape {x.shape})"] = (x, positions)
        cases[f"where d = {d} is odd (and all positions are 0)"] = (kit.array((34, d), 2, d), np.array([0, 0]))
        cases[f"where d = {d} is odd (with base = 50)"] = (kit.array((35, d), 4, d), np.array([3, 9, 1, 4]), 50.0)
    welcome = kit.array((34, 2), 3, 4), np.array([3, 9, 1])
    before = candidate.rope.answer(*welcome)
    kit.expect_error(ValueError, candidate.rope, cases)
    after = candidate.rope.answer(*welcome)
    if before.raised is None and isinstance(before.value, np.ndarray):
        candidate.rope.raise_for(after)
        meaning = "Between two equal calls with d = 4 others were refused. Does something stay behind?"
        kit.expect_equal(after.value, before.value, meaning)


PLACES = {
    "in order": lambda T: np.arange(T),
    "from 64 on": lambda T: np.arange(T) + 64,
    "in no order": lambda T: np.concatenate([[64 + T], (np.arange(T - 1) * 5 + 1) % 64]),
    "backwards": lambda T: np.arange(T, 0, -1),
    "repeated": lambda T: np.arange(T) // 2 + 64,
    "far off": lambda T: np.arange(T) * 3 + 90_000,
}
"""Kinds of positions for T tokens. Their largest grows with T, so that a loop up to it shows."""


@kit.check("rope", points=9)
def test_no_loops(candidate):
    """No loops over texts, heads, tokens, positions, pairs or columns"""
    some = np.array([64, 7, 90])
    # The last sizes are beyond any fixed number of turns that a loop may run for the small ones.
    sizes = (2, 3, 6, 66)
    cases = {
        "tokens": {n: (kit.array((36, n), n, 8), PLACES["in no order"](n)) for n in sizes},
        "pairs": {n: (kit.array((37, n), 3, 2 * n), some) for n in sizes},
        "texts": {n: (kit.array((38, n), n, 3, 4), some) for n in sizes},
        "texts with two heads": {n: (kit.array((39, n), n, 2, 3, 4), some) for n in sizes},
        "heads": {n: (kit.array((40, n), 2, n, 3, 4), some) for n in sizes},
    }
    # Then every way to call it, with all sizes growing at once: a loop over any shows. Within a kind nothing but
    # the sizes changes, so that no branch is taken for the larger ones only.
    for kind, make in PLACES.items():
        for axes in (0, 1, 2):
            for base in ((), (200.0,)):
                what = f"of everything, with {axes} leading axes and positions {kind}"
                what += f" (base {base[0]})" if base else ""
                cases[what] = {n: (kit.array((41, n), *[n] * axes, n, 2 * n), make(n), *base) for n in (5, 6, 8)}
    kit.expect_no_loops(candidate.rope, cases)


@kit.check("rope", points=4)
def test_leaves_inputs(candidate):
    """Leaves x and positions as they were, and gives the same answer again"""
    kit.expect_unchanged(candidate.rope, kit.array((42, 1), 2, 3, 5, 6), np.array([9, 4, 30, 2, 11]), again=60)
    further = [(kit.array((43, i), *shape), np.array([40, 3, 7])) for i, shape in enumerate(((3, 4), (2, 3, 6)))]
    further += [(x, np.array([5, 3, 3]), 30.0) for x, _ in further]
    further += [(kit.array((44, 1), 6, 4).T, np.array([8, 2, 600, 1])), (kit.array((44, 2), 1, 2), np.array([7]))]
    further.append((kit.array((44, 3), 2, 2, 3, 4), np.array([99_000, 20, 70_000])))
    for args in further:
        kit.expect_unchanged(candidate.rope, *args, again=1)
