"""The hidden checks of exercise 05.

The oracles below are slow, explicit and obviously right: they take one row at a time and calculate with plain
Python numbers. In the first pinned cases all sizes differ, so that no wrong axis can hide; the second has the
sizes of the first and other numbers, so that an answer kept by shape shows. Further cases are square, so that a
forgotten keepdims raises nothing. No check makes more than 30 different calls: a diagnosis plays no more of them
again.
"""

import math

import numpy as np

from grader import kit


@kit.remembered
def oracle_layer(x, gamma, beta, eps=1e-5):
    """(..., D) -> (..., D): one row after the other."""
    answer = np.empty(x.shape)
    for at in np.ndindex(x.shape[:-1]):
        row = x[at].tolist()
        mean = math.fsum(row) / len(row)
        distances = [entry - mean for entry in row]
        rest = math.fsum(distances) / len(row)  # what the mean lost in rounding, far from zero
        distances = [distance - rest for distance in distances]
        variance = math.fsum(distance * distance for distance in distances) / len(row)
        root = math.sqrt(variance + eps)
        answer[at] = [d / root * g + b for d, g, b in zip(distances, gamma.tolist(), beta.tolist(), strict=True)]
    return answer


@kit.remembered
def oracle_rms(x, gamma, eps=1e-5):
    """(..., D) -> (..., D): one row after the other."""
    answer = np.empty(x.shape)
    for at in np.ndindex(x.shape[:-1]):
        row = x[at].tolist()
        root = math.sqrt(math.fsum(entry * entry for entry in row) / len(row) + eps)
        answer[at] = [entry / root * g for entry, g in zip(row, gamma.tolist(), strict=True)]
    return answer


@kit.remembered
def uneven(seed, *shape, spread=1.0, level=0.0):
    """Give rows that each have a spread, about `spread`, and a level, up to about `level` away from zero."""
    rng = np.random.default_rng((*seed, 7))
    rows = (*shape[:-1], 1)
    spreads, levels = rng.uniform(0.5, 2.0, rows) * spread, rng.uniform(-1.0, 1.0, rows) * level
    return kit.array(seed, *shape) * spreads + levels


@kit.remembered
def far(seed, *shape, level=1e5):
    """Give rows of spread 1 and of a mean near `level` or its opposite, whose entries have all their digits."""
    signs = np.where(np.random.default_rng((*seed, 6)).random((*shape[:-1], 1)) < 0.5, -1.0, 1.0)
    rows = kit.array(seed, *shape)
    rows -= rows.mean(axis=-1, keepdims=True)
    rows /= rows.std(axis=-1, keepdims=True)
    return signs * level * np.random.default_rng((*seed, 5)).uniform(0.9, 1.1, (*shape[:-1], 1)) + rows


@kit.remembered
def constant(seed, *shape, largest=1000.0):
    """Give rows of equal entries, each row another, of all sizes up to `largest`."""
    rng = np.random.default_rng((*seed, 4))
    rows = (*shape[:-1], 1)
    entries = rng.choice([-1.0, 1.0], rows) * largest ** rng.uniform(-1.0, 1.0, rows)
    return np.repeat(entries, shape[-1], axis=-1)


@kit.remembered
def scale(seed, D):
    """Give a gamma (D,): of both signs, none near 0 or 1."""
    rng = np.random.default_rng((*seed, 3))
    return rng.choice([-1.0, 1.0], D) * rng.uniform(1.2, 2.5, D)


@kit.remembered
def shift(seed, D):
    """Give a beta (D,): of both signs, none near 0."""
    rng = np.random.default_rng((*seed, 2))
    return rng.choice([-1.0, 1.0], D) * rng.uniform(0.5, 2.0, D)


def layer_args(x, seed, *eps):
    """Give the arguments of a call of layer_norm."""
    return (x, scale(seed, x.shape[-1]), shift(seed, x.shape[-1]), *eps)


def rms_args(x, seed, *eps):
    """Give the arguments of a call of rms_norm."""
    return (x, scale(seed, x.shape[-1]), *eps)


def expect_layer(layer_norm, cases):
    """Expect the right answer of each of several calls."""
    kit.expect_each(layer_norm, [(args, oracle_layer(*args)) for args in cases])


def expect_rms(rms_norm, cases):
    """Expect the right answer of each of several calls."""
    kit.expect_each(rms_norm, [(args, oracle_rms(*args)) for args in cases])


EPS = ((), (0.1,), (0.35,), (1.0,))
"""What may stand behind the other arguments: nothing, or an eps."""

DRAWN = {
    "a": kit.sizes(4),
    "b": kit.sizes(4),
    "c": kit.sizes(4),
    "D": kit.sizes(6),
    "axes": kit.sizes(3, 0),
    "eps": kit.sizes(3, 0),
    "seed": kit.seeds(),
    "layout": kit.layouts(),
}

SHAPES = (
    *((5,), (3, 5), (2, 3, 5), (2, 3, 4, 5)),  # all sizes differ
    *((4, 4), (3, 3, 3), (3, 3, 3, 3), (2, 2), (2, 4, 4), (4, 2, 4), (5, 5, 2), (2, 5, 5, 5)),  # square
    *(
        (1, 6),
        (1, 1, 6),
        (4, 1, 3),
        (4, 1),
        (2, 3, 1),
        (1, 1, 1, 4),
        (3, 1, 2, 5),
        (2, 3, 1, 4),
        (1, 2, 3, 3),
    ),  # length 1
)
"""Shapes with none to three leading axes."""

X = np.array([[1.0, 2.0, 3.0, 6.0], [1.0, -2.0, 3.0, 0.0], [5.0, 5.0, 5.0, 5.0]])
GAMMA = np.array([1.0, 2.0, 0.5, -1.0])
BETA = np.array([0.0, 1.0, -1.0, 0.5])


def exchanged(x):
    """Give x (3, 4) with two inner numbers in each other's place: what was kept by the sum or the ends shows."""
    other = x.copy()
    other[0, 1], other[1, 2] = x[1, 2], x[0, 1]
    return other


def loop_cases(args):
    """Give calls with growing sizes: every number of axes, every kind of row, in every way to call.

    The largest sizes are beyond any fixed number of turns that a loop may run for the small ones. Within a case
    nothing but the size changes, so that no branch is taken for the larger ones only.
    """
    cases = {
        "numbers": {n: args(uneven((60, n), 3, n), (60, n)) for n in (2, 3, 6, 66)},
        "rows": {n: args(uneven((61, n), n, 5), (61, n), 0.2) for n in (2, 3, 6, 66, 400)},
        "rows of one number": {n: args(uneven((62, n), n, 1), (62, n)) for n in (2, 3, 6)},
        "texts": {n: args(uneven((67, n), n, 3, 4), (67, n)) for n in (2, 3, 66)},
        "tokens": {n: args(uneven((68, n), 2, n, 4), (68, n)) for n in (2, 3, 66)},
    }
    for ndim in (1, 2, 3, 4):
        each = f"along each of {ndim} axes"
        shapes = {n: [n] * ndim for n in (2, 3, 5)}
        cases |= {
            f"numbers {each}": {n: args(uneven((63, n), *s, level=3.0), (63, n)) for n, s in shapes.items()},
            f"numbers {each} (eps=0.3)": {n: args(uneven((64, n), *s), (64, n), 0.3) for n, s in shapes.items()},
            f"equal numbers {each}": {n: args(constant((65, n), *s), (65, n)) for n, s in shapes.items()},
            f"numbers near 100000 {each}": {n: args(far((66, n), *s), (66, n)) for n, s in shapes.items()},
            f"numbers of a transposed x {each}": {
                n: args(kit.relayout(uneven((69, n), *s, spread=100.0), "transposed"), (69, n))
                for n, s in shapes.items()
            },
        }
    return cases


# layer_norm


@kit.check("layer_norm", points=5)
def test_layer_worked_example(candidate):
    """The statement's example: row 0 becomes [-1, 0, -1, -1]"""
    wide = [
        [-1.0000000000, 0.0000000000, -1.0000000000, -1.0000000000],
        [0.2581988897, -1.5819888975, -0.3545027756, 0.7581988897],
        [0.0000000000, 1.0000000000, -1.0000000000, 0.5000000000],
    ]
    first = [-1.0690434404, -0.0690434404, -1.0, -1.1035651607]
    cases = [((X, GAMMA, BETA, 0.5), wide), ((X[0], GAMMA, BETA), first)]
    kit.expect_each(candidate.layer_norm, cases)


@kit.check("layer_norm", points=10)
@kit.examples(5)
@kit.example(a=2, b=3, c=4, D=5, axes=3, eps=1, seed=(1, 2), layout="plain")
@kit.example(a=2, b=3, c=4, D=5, axes=3, eps=1, seed=(2, 1), layout="plain")
@kit.example(a=4, b=2, c=1, D=3, axes=2, eps=0, seed=(3, 1), layout="transposed")
@kit.example(a=3, b=5, c=2, D=6, axes=3, eps=2, seed=(4, 1), layout="transposed")
@kit.example(a=4, b=1, c=1, D=6, axes=1, eps=3, seed=(5, 1), layout="strided")
@kit.example(a=3, b=1, c=1, D=5, axes=1, eps=0, seed=(6, 1), layout="reversed")
@kit.example(a=3, b=4, c=1, D=2, axes=2, eps=2, seed=(7, 1), layout="fortran")
@kit.example(a=1, b=1, c=1, D=7, axes=0, eps=0, seed=(8, 1), layout="reversed")
@kit.example(a=3, b=1, c=1, D=70, axes=1, eps=0, seed=(9, 1), layout="plain")
@kit.example(a=2, b=3, c=1, D=130, axes=2, eps=1, seed=(10, 1), layout="strided")
@kit.example(a=1, b=1, c=1, D=1200, axes=0, eps=0, seed=(11, 1), layout="plain")
@kit.example(a=70, b=1, c=1, D=3, axes=1, eps=0, seed=(12, 1), layout="plain")
@kit.example(a=2, b=66, c=1, D=4, axes=2, eps=1, seed=(13, 1), layout="plain")
@kit.example(a=66, b=1, c=2, D=3, axes=3, eps=0, seed=(14, 1), layout="plain")
@kit.example(a=2, b=1, c=66, D=3, axes=3, eps=0, seed=(15, 1), layout="plain")
@kit.given(**DRAWN)
def test_layer_values(candidate, a, b, c, D, axes, eps, seed, layout):
    """Each row minus its mean, over its spread, times gamma, plus beta"""
    x = uneven(seed, *(a, b, c)[:axes], D, spread=2.0, level=3.0)
    args = [kit.relayout(values, layout) for values in layer_args(x, seed)]
    args += EPS[eps]
    kit.expect_equal(candidate.layer_norm(*args), oracle_layer(*args))


@kit.check("layer_norm", points=6)
def test_layer_every_shape(candidate):
    """None to three leading axes: every row by itself, over the last axis"""
    xs = [uneven((20, i), *shape, level=2.0) for i, shape in enumerate(SHAPES)]
    expect_layer(candidate.layer_norm, [layer_args(x, (21, i), 0.1) for i, x in enumerate(xs)])


@kit.check("layer_norm", points=7)
def test_layer_eps(candidate):
    """eps is added to the variance, inside the root; without it, 1e-5 is"""
    cases = []
    for i, shape in enumerate(((3, 5), (4,), (2, 3, 6), (2, 2, 2, 3))):
        cases += [layer_args(uneven((22, i), *shape), (22, i), eps) for eps in (0.1, 0.5, 1.0)]
        for spread in (1.0, 3e-3, 1e-5):  # of a small variance, 1e-5 is a large part
            x = uneven((23, i), *shape, spread=spread, level=0.1)
            cases.append(layer_args(x, (23, i)))
        cases.append(layer_args(uneven((24, i), *shape, spread=1e-2, level=0.1), (24, i), 2e-4))
    cases.append(layer_args(uneven((24, 9), 3, 5, spread=1e-8), (24, 9)))  # here eps is nearly all
    expect_layer(candidate.layer_norm, cases)


@kit.check("layer_norm", points=5)
def test_layer_gamma_and_beta(candidate):
    """gamma scales each number of the normalised row, then beta shifts it"""
    x = uneven((25, 1), 3, 4, level=2.0)
    ones, zeros = np.ones(4), np.zeros(4)
    plain = oracle_layer(x, ones, zeros, 0.2)
    cases = [(x, ones, zeros, 0.2), (x, zeros, BETA, 0.2), (x, 10.0 * GAMMA / 2.0, zeros, 0.2)]
    cases += [
        (x, zeros, zeros, 0.2),
        (x, -ones, 10.0 * BETA, 0.2),
        (x, np.array([0.0, 1.0, 0.0, 3.0]), -BETA, 0.2),
    ]
    cases += [(x, 8.0 * ones, -8.0 * row, 0.2) for row in plain]  # nothing is left of a row, not even its rounding
    cases += [layer_args(uneven((26, D), D, D), (26, D), 0.2) for D in (2, 3, 5)]
    cases.append((exchanged(x), ones, zeros, 0.2))
    expect_layer(candidate.layer_norm, cases)
    x, gamma, beta = layer_args(uneven((27, 1), 2, 3), (27, 1))
    meaning = "The arguments were given by keyword."
    answer = candidate.layer_norm(x, beta=beta, gamma=gamma)
    kit.expect_equal(answer, oracle_layer(x, gamma, beta), meaning)
    answer = candidate.layer_norm(eps=0.3, beta=beta, gamma=gamma, x=x)
    kit.expect_equal(answer, oracle_layer(x, gamma, beta, 0.3), meaning)


@kit.check("layer_norm", points=7)
def test_layer_far_from_zero(candidate):
    """Rows far from zero or far apart: a mean of 100000, entries of all sizes"""
    cases = [layer_args(far((28, i), *shape), (28, i)) for i, shape in enumerate(((4, 6), (7,), (2, 3, 5)))]
    cases.append(layer_args(far((28, 4), 2, 2, 2, 8), (28, 4), 0.3))
    cases.append(layer_args(far((28, 5), 3, 70), (28, 5)))
    cases += [layer_args(far((28, i), *shape), (28, i)) for i, shape in ((6, (5, 2)), (7, (9,)), (8, (70,)))]
    cases.append(layer_args(np.round(uneven((28, 9), 4, 6, spread=2.0, level=9.0)), (28, 9)))  # many are equal
    mixed = np.concatenate([far((29, 1), 2, 5), far((29, 2), 2, 5, level=300.0), uneven((29, 3), 3, 5)])
    cases.append(layer_args(mixed, (29, 4)))
    for i, spread in enumerate((100.0, 10.0, 0.1, 0.01)):
        cases.append(layer_args(uneven((30, i), 4, 5, spread=spread, level=200.0), (30, i)))
        cases.append(layer_args(uneven((30, i), 3, 2, 4, spread=spread, level=200.0), (30, i), 0.2))
    wide = np.random.default_rng(31).uniform(-1000.0, 1000.0, (3, 7))
    cases.append(layer_args(wide, (31, 1)))
    expect_layer(candidate.layer_norm, cases)


@kit.check("layer_norm", points=5)
def test_layer_equal_entries(candidate):
    """A row of equal entries gives beta, and so does every row of one number"""
    shapes = ((3, 4), (7,), (2, 3, 3), (2, 1, 3, 10), (1,), (4, 1), (2, 3, 1), (2, 3, 2, 1))
    cases = [layer_args(constant((32, i), *shape), (32, i)) for i, shape in enumerate(shapes)]
    cases += [layer_args(constant((33, i), *shape), (33, i), 1.0) for i, shape in enumerate(shapes)]
    cases += [layer_args(np.zeros(shape), (34, i)) for i, shape in enumerate(shapes)]
    meaning = "All entries of a row are equal here."
    for args in cases:
        kit.expect_equal(candidate.layer_norm(*args), np.broadcast_to(args[2], args[0].shape), meaning)
    beside = np.concatenate([constant((35, 1), 2, 4), uneven((35, 2), 2, 4)])
    expect_layer(candidate.layer_norm, [layer_args(beside, (35, 3))])


@kit.check("layer_norm", points=6)
def test_layer_no_loops(candidate):
    """No loops over rows, axes or numbers"""
    kit.expect_no_loops(candidate.layer_norm, loop_cases(layer_args))


@kit.check("layer_norm", points=3)
def test_layer_leaves_inputs(candidate):
    """Leaves x, gamma and beta as they were, and gives the same answer again"""
    kit.expect_unchanged(candidate.layer_norm, *layer_args(uneven((36, 1), 2, 3, 4), (36, 1), 0.1), again=60)
    further = [layer_args(uneven((37, i), *shape), (37, i)) for i, shape in enumerate(SHAPES[:8])]
    further += [layer_args(constant((38, 1), 3, 4), (38, 1)), layer_args(far((38, 2), 3, 4), (38, 2))]
    further += [layer_args(uneven((38, 3), 4, 1), (38, 3)), layer_args(uneven((38, 4), 4, 3).T, (38, 4))]
    further += [layer_args(uneven((38, i), *shape), (38, i), 1.0) for i, shape in ((5, (2, 70)), (6, (70, 2)))]
    views = [kit.relayout(values, "strided") for values in layer_args(uneven((38, 7), 3, 4), (38, 7))]
    further.append(tuple(views))
    for args in further:
        kit.expect_unchanged(candidate.layer_norm, *args, again=1)


# rms_norm


@kit.check("rms_norm", points=5)
def test_rms_worked_example(candidate):
    """The statement's example: row 1 becomes [0.5, -2, 0.75, 0]"""
    wide = [
        [0.2773500981, 1.1094003925, 0.4160251472, -1.6641005887],
        [0.5000000000, -2.0000000000, 0.7500000000, 0.0000000000],
        [0.9901475430, 1.9802950860, 0.4950737715, -0.9901475430],
    ]
    kit.expect_equal(candidate.rms_norm(X, GAMMA, 0.5), wide)


@kit.check("rms_norm", points=10)
@kit.examples(5)
@kit.example(a=2, b=3, c=4, D=5, axes=3, eps=1, seed=(1, 2), layout="plain")
@kit.example(a=2, b=3, c=4, D=5, axes=3, eps=1, seed=(2, 1), layout="plain")
@kit.example(a=4, b=2, c=1, D=3, axes=2, eps=0, seed=(3, 1), layout="transposed")
@kit.example(a=3, b=5, c=2, D=6, axes=3, eps=2, seed=(4, 1), layout="transposed")
@kit.example(a=4, b=1, c=1, D=6, axes=1, eps=3, seed=(5, 1), layout="strided")
@kit.example(a=3, b=1, c=1, D=5, axes=1, eps=0, seed=(6, 1), layout="reversed")
@kit.example(a=3, b=4, c=1, D=2, axes=2, eps=2, seed=(7, 1), layout="fortran")
@kit.example(a=1, b=1, c=1, D=7, axes=0, eps=0, seed=(8, 1), layout="reversed")
@kit.example(a=3, b=1, c=1, D=70, axes=1, eps=0, seed=(9, 1), layout="plain")
@kit.example(a=2, b=3, c=1, D=130, axes=2, eps=1, seed=(10, 1), layout="strided")
@kit.example(a=1, b=1, c=1, D=1200, axes=0, eps=0, seed=(11, 1), layout="plain")
@kit.example(a=70, b=1, c=1, D=3, axes=1, eps=0, seed=(12, 1), layout="plain")
@kit.example(a=2, b=66, c=1, D=4, axes=2, eps=1, seed=(13, 1), layout="plain")
@kit.example(a=66, b=1, c=2, D=3, axes=3, eps=0, seed=(14, 1), layout="plain")
@kit.example(a=2, b=1, c=66, D=3, axes=3, eps=0, seed=(15, 1), layout="plain")
@kit.given(**DRAWN)
def test_rms_values(candidate, a, b, c, D, axes, eps, seed, layout):
    """Each row over its root mean square, times gamma"""
    x = uneven(seed, *(a, b, c)[:axes], D, spread=2.0, level=3.0)
    args = [kit.relayout(values, layout) for values in rms_args(x, seed)]
    args += EPS[eps]
    kit.expect_equal(candidate.rms_norm(*args), oracle_rms(*args))


@kit.check("rms_norm", points=6)
def test_rms_every_shape(candidate):
    """None to three leading axes: every row by itself, over the last axis"""
    xs = [uneven((40, i), *shape, level=2.0) for i, shape in enumerate(SHAPES)]
    expect_rms(candidate.rms_norm, [rms_args(x, (41, i), 0.1) for i, x in enumerate(xs)])


@kit.check("rms_norm", points=7)
def test_rms_eps(candidate):
    """eps is added to the mean square, inside the root; without it, 1e-5 is"""
    cases = []
    for i, shape in enumerate(((3, 5), (4,), (2, 3, 6), (3, 1))):
        cases += [rms_args(uneven((42, i), *shape), (42, i), eps) for eps in (0.1, 0.5, 1.0)]
        for spread in (1.0, 3e-3, 1e-5):  # of a small mean square, 1e-5 is a large part
            x = uneven((43, i), *shape, spread=spread)
            cases.append(rms_args(x, (43, i)))
        cases.append(rms_args(uneven((44, i), *shape, spread=1e-2), (44, i), 2e-4))
    cases.append(rms_args(uneven((44, 9), 3, 5, spread=1e-8), (44, 9)))  # here eps is nearly all
    expect_rms(candidate.rms_norm, cases)


@kit.check("rms_norm", points=4)
def test_rms_gamma(candidate):
    """gamma scales each number of the normalised row"""
    x = uneven((45, 1), 3, 4, level=2.0)
    ones = np.ones(4)
    cases = [(x, gamma, 0.2) for gamma in (ones, 0.0 * ones, -ones, 5.0 * GAMMA, np.array([0.0, 1.0, 0.0, 3.0]))]
    cases += [rms_args(uneven((46, D), D, D), (46, D), 0.2) for D in (2, 3, 5)]
    cases.append((exchanged(x), ones, 0.2))
    expect_rms(candidate.rms_norm, cases)
    x, gamma = rms_args(uneven((47, 1), 2, 3), (47, 1))
    meaning = "The arguments were given by keyword."
    kit.expect_equal(candidate.rms_norm(gamma=gamma, x=x), oracle_rms(x, gamma), meaning)
    kit.expect_equal(candidate.rms_norm(x, eps=0.3, gamma=gamma), oracle_rms(x, gamma, 0.3), meaning)


@kit.check("rms_norm", points=6)
def test_rms_keeps_the_level(candidate):
    """Nothing is subtracted: rows far from zero, equal entries, rows of one number"""
    shapes = ((3, 4), (7,), (2, 3, 3), (1,), (4, 1), (2, 3, 2, 1))
    cases = [rms_args(constant((48, i), *shape), (48, i)) for i, shape in enumerate(shapes)]
    cases += [rms_args(constant((49, i), *shape, largest=3.0), (49, i), 1.0) for i, shape in enumerate(shapes)]
    cases += [rms_args(np.zeros(shape), (50, i)) for i, shape in enumerate(shapes)]
    cases += [rms_args(far((51, i), *shape), (51, i)) for i, shape in enumerate(((4, 6), (7,), (2, 3, 5)))]
    for i, spread in enumerate((100.0, 10.0, 0.1)):
        cases.append(rms_args(uneven((52, i), 4, 5, spread=spread, level=200.0), (52, i)))
        cases.append(rms_args(uneven((52, i), 3, 2, 4, spread=spread, level=5.0), (52, i), 0.2))
    wide = np.random.default_rng(53).uniform(-1000.0, 1000.0, (3, 7))
    cases.append(rms_args(wide, (53, 1)))
    last_digits = np.array([0.99, 1.01, 1.01]) * 2.0**-24  # a float32 has none of these
    cases.append((np.array([8.0, 1.0, 1.0]) * (1.0 + last_digits), np.array([1.0, 10.0, -10.0])))
    expect_rms(candidate.rms_norm, cases)


@kit.check("rms_norm", points=5)
def test_rms_no_loops(candidate):
    """No loops over rows, axes or numbers"""
    kit.expect_no_loops(candidate.rms_norm, loop_cases(rms_args))


@kit.check("rms_norm", points=3)
def test_rms_leaves_inputs(candidate):
    """Leaves x and gamma as they were, and gives the same answer again"""
    kit.expect_unchanged(candidate.rms_norm, *rms_args(uneven((54, 1), 2, 3, 4), (54, 1), 0.1), again=60)
    further = [rms_args(uneven((55, i), *shape), (55, i)) for i, shape in enumerate(SHAPES[:8])]
    further += [rms_args(constant((56, 1), 3, 4), (56, 1)), rms_args(far((56, 2), 3, 4), (56, 2))]
    further += [rms_args(uneven((56, 3), 4, 1), (56, 3)), rms_args(uneven((56, 4), 4, 3).T, (56, 4))]
    further += [rms_args(uneven((56, i), *shape), (56, i), 1.0) for i, shape in ((5, (2, 70)), (6, (70, 2)))]
    views = [kit.relayout(values, "strided") for values in rms_args(uneven((56, 7), 3, 4), (56, 7))]
    further.append(tuple(views))
    for args in further:
        kit.expect_unchanged(candidate.rms_norm, *args, again=1)
