"""The hidden checks of exercise 01.

The oracle below is slow, explicit and obviously right: it takes one slice at a time and calculates with plain
Python numbers. In the first pinned cases all sizes differ, so that no wrong axis can hide; others are square, so
that a forgotten keepdims raises nothing, or have the shape of an earlier one and other numbers, so that an answer
kept by shape shows.
"""

import math

import numpy as np

from grader import kit


@kit.remembered
def oracle(x, axis):
    """Give the softmax along an axis, one slice after the other."""
    weights = np.empty(x.shape)
    slices, answers = np.moveaxis(x, axis, -1), np.moveaxis(weights, axis, -1)  # views of the same numbers
    for at in np.ndindex(slices.shape[:-1]):
        entries = [float(entry) for entry in slices[at]]
        largest = max(entries)
        powers = [math.exp(entry - largest) for entry in entries]
        answers[at] = [power / math.fsum(powers) for power in powers]
    return weights


def integers(seed, *shape, largest=3):
    """Give an int64 array of numbers from -largest to largest."""
    return np.random.default_rng(seed).integers(-largest, largest, shape, dtype=np.int64, endpoint=True)


def spread(seed, *shape):
    """Give entries from -349 to 349: far apart, but no weight is too small for a float64."""
    return np.random.default_rng(seed).uniform(-349.0, 349.0, shape)


def far_apart(seed, shape, axis):
    """Give slices that lie at levels from -9500 to 9500, no two at the same."""
    levels = np.delete(shape, axis)
    apart = np.random.default_rng(seed).permutation(np.linspace(-9500.0, 9500.0, math.prod(levels)))
    return kit.array(seed, *shape) + np.expand_dims(apart.reshape(levels), axis)


def with_minus_infinity(seed, shape, axis):
    """Give entries of which a third or so is -inf, but in no slice all."""
    x = kit.array(seed, *shape)
    hidden = kit.array((*seed, 1), *shape) < -0.4
    hidden &= x < x.max(axis=axis, keepdims=True)
    return np.where(hidden, -np.inf, x)


def every_axis(x):
    """List the axes of x, counted from the front and from the back."""
    return [*range(x.ndim), *range(-x.ndim, 0)]


def expect_softmax(softmax, cases):
    """Expect the right weights for each (x, axis)."""
    kit.expect_each(softmax, [((x, axis), oracle(x, axis)) for x, axis in cases])


CASES = (((3, 4), 1), ((4, 3), 0), ((5,), 0), ((2, 3, 4), 1), ((2, 3, 4, 5), -4), ((3, 3), 0), ((2, 5, 3), -1))
"""Shapes, each with an axis: all numbers of axes, and the first, the last and one between."""

SIZES = {"a": kit.sizes(5), "b": kit.sizes(5), "c": kit.sizes(5), "d": kit.sizes(5)}

X = np.array([[1.0, 2.0, 3.0], [2.0, 0.0, 2.0]])


@kit.check("softmax", points=8)
def test_worked_example(candidate):
    """The statement's example, along rows and along columns"""
    rows = [[0.0900305732, 0.2447284711, 0.6652409558], [0.4683105309, 0.0633789383, 0.4683105309]]
    columns = [[0.2689414214, 0.8807970780, 0.7310585786], [0.7310585786, 0.1192029220, 0.2689414214]]
    kit.expect_each(candidate.softmax, [((X, -1), rows), ((X, 0), columns), ((X, 1), rows)])


@kit.check("softmax", points=14)
@kit.examples(5)
@kit.example(a=2, b=3, c=4, d=5, ndim=4, turn=1, seed=(1, 2), layout="plain")
@kit.example(a=2, b=3, c=4, d=5, ndim=4, turn=1, seed=(2, 1), layout="plain")
@kit.example(a=2, b=3, c=4, d=5, ndim=4, turn=6, seed=(3, 1), layout="transposed")
@kit.example(a=5, b=2, c=3, d=1, ndim=3, turn=0, seed=(4, 1), layout="strided")
@kit.example(a=4, b=5, c=2, d=3, ndim=3, turn=4, seed=(5, 1), layout="reversed")
@kit.example(a=3, b=5, c=1, d=1, ndim=2, turn=0, seed=(6, 1), layout="fortran")
@kit.example(a=5, b=3, c=1, d=1, ndim=2, turn=1, seed=(7, 1), layout="transposed")
@kit.example(a=7, b=1, c=1, d=1, ndim=1, turn=0, seed=(8, 1), layout="reversed")
@kit.example(a=5, b=1, c=1, d=1, ndim=1, turn=1, seed=(9, 1), layout="strided")
@kit.example(a=1, b=1, c=1, d=1, ndim=1, turn=0, seed=(10, 1), layout="plain")
@kit.example(a=1, b=3, c=1, d=2, ndim=4, turn=2, seed=(11, 1), layout="plain")
@kit.example(a=1, b=4, c=1, d=1, ndim=3, turn=1, seed=(12, 1), layout="plain")
@kit.example(a=3, b=90, c=1, d=1, ndim=2, turn=1, seed=(13, 1), layout="plain")
@kit.example(a=70, b=3, c=2, d=1, ndim=3, turn=0, seed=(14, 1), layout="plain")
@kit.example(a=66, b=3, c=1, d=1, ndim=2, turn=3, seed=(15, 1), layout="plain")
@kit.example(a=2, b=3, c=2, d=70, ndim=4, turn=1, seed=(16, 1), layout="plain")
@kit.example(a=1200, b=1, c=1, d=1, ndim=1, turn=0, seed=(17, 1), layout="plain")
@kit.given(**SIZES, ndim=kit.sizes(4), turn=kit.sizes(7, 0), seed=kit.seeds(), layout=kit.layouts())
def test_values(candidate, a, b, c, d, ndim, turn, seed, layout):
    """Each weight is e to the entry, divided by the sum of these along the axis"""
    x = kit.relayout(kit.array(seed, *(a, b, c, d)[:ndim], scale=1.5), layout)
    axes = every_axis(x)
    axis = axes[turn % len(axes)]
    kit.expect_equal(candidate.softmax(x, axis), oracle(x, axis))


def arrays(seed):
    """Give arrays of 1 to 4 axes, some of them views.

    The second has the numbers of the first in another shape; then there is one whose small entries alone change.
    The last are all zeros, in slices of one number too.
    """
    shapes = ((2, 3, 4, 5), (3, 4, 5), (4, 5), (5,), (4, 4), (3, 3, 3), (6, 20), (20, 6))
    layouts = ("plain", "fortran", "plain", "plain", "reversed", "transposed", "plain", "plain")
    given = [
        kit.relayout(kit.array((seed, i), *shape), layout)
        for i, (shape, layout) in enumerate(zip(shapes, layouts, strict=True))
    ]
    twin = np.where(given[2] < 0.0, given[2] - 1.0, given[2])
    zeros = [np.zeros((3, 1)), np.zeros((2, 3))]
    return [given[0], given[0].reshape(5, 4, 3, 2), *given[1:3], twin, *given[3:], *zeros]


@kit.check("softmax", points=8)
def test_every_axis(candidate):
    """Every axis of arrays with 1 to 4 axes, counted from the front"""
    expect_softmax(candidate.softmax, [(x, axis) for x in arrays(20) for axis in range(x.ndim)])


@kit.check("softmax", points=8)
def test_negative_axis(candidate):
    """Every axis of arrays with 1 to 4 axes, counted from the back"""
    expect_softmax(candidate.softmax, [(x, axis) for x in arrays(21) for axis in range(-x.ndim, 0)])


@kit.check("softmax", points=6)
def test_axis_by_keyword(candidate):
    """The axis may be left out, which means the last one, or be given by keyword"""
    for seed, shape in enumerate(((4, 3, 2), (2, 3, 5, 4), (3, 5), (4,), (4, 4))):
        x = kit.array((22, seed), *shape)
        kit.expect_equal(candidate.softmax(x), oracle(x, -1), "Without an axis, the last one is meant.")
        for axis in every_axis(x):
            kit.expect_equal(candidate.softmax(x, axis=axis), oracle(x, axis))


@kit.check("softmax", points=8)
def test_positive(candidate):
    """Along the axis the weights sum to 1, and each is greater than 0"""
    xs = [spread((23, seed), *shape) for seed, shape in enumerate(((3, 5), (2, 4, 3), (6,), (2, 3, 4, 5), (8, 1)))]
    xs.append(np.array([-699.5, 0.0, -1.0, -690.0]))
    for x in xs:
        for axis in every_axis(x):
            weights = candidate.softmax(x, axis)
            kit.expect_shape(weights, x.shape)
            sums = np.ones(np.delete(x.shape, axis))
            kit.expect_equal(weights.sum(axis=axis), sums, f"These are the sums of the weights along axis {axis}.")
            meaning = (
                "True marks the weights that are greater than 0, as all must be: no entry is 700 below another."
            )
            kit.expect_equal(weights > 0, np.ones(x.shape, dtype=bool), meaning)


@kit.check("softmax", points=8)
def test_integers(candidate):
    """Integers give floats, the same as equal numbers in float64 would"""
    cases = [(integers((24, i), *shape), axis) for i, (shape, axis) in enumerate(CASES)]
    cases += [(np.array([[0, 1, 2], [2, 0, 2]]), 0), (np.array([[5], [7]]), -1), (np.array([3, 3, 3, 3]), 0)]
    cases += [(integers((26, 1), 5, 4).T, 0), (integers((26, 2), 3, 70), 1)]
    expect_softmax(candidate.softmax, cases)


@kit.check("softmax", points=10)
def test_large_entries(candidate):
    """Entries near 10000 and -10000 give finite, right weights"""
    cases = []
    for level in (500.0, -500.0, 800.0, -800.0, 10_000.0, -10_000.0):
        cases += [(level + kit.array((27, i), *shape), axis) for i, (shape, axis) in enumerate(CASES[:2])]
    for i, (shape, axis) in enumerate(CASES):  # both signs in one slice
        signs = np.where(kit.array((28, i), *shape) > 0, 1e4, -1e4)
        cases.append((signs + kit.array((29, i), *shape), axis))
    cases += [(10_000 + integers((25, i), *shape), axis) for i, (shape, axis) in enumerate(CASES[:3])]
    cases.append((integers((25, 3), 4, 7, largest=10_000), 1))
    cases.append((np.array([9000.0, -9999.5, 10_000.0, 9999.25, -3.5]), 0))
    hidden = with_minus_infinity((26, 3), (3, 4), 1)
    cases += [(hidden + 10_000.0, 1), (hidden - 10_000.0, 1)]
    expect_softmax(candidate.softmax, cases)


@kit.check("softmax", points=8)
def test_slices_far_apart(candidate):
    """Slices thousands apart in one array do not disturb each other"""
    expect_softmax(
        candidate.softmax, [(far_apart((30, i), shape, axis), axis) for i, (shape, axis) in enumerate(CASES)]
    )


@kit.check("softmax", points=10)
def test_minus_infinity(candidate):
    """An entry of -inf gets exactly 0, and the others share the rest"""
    cases = [(with_minus_infinity((31, i), shape, axis), axis) for i, (shape, axis) in enumerate(CASES)]
    cases.append((np.array([1.0, 2.0, -np.inf]), 0))  # the statement's example
    cases.append((np.array([-np.inf, 3.0, -np.inf]), 0))  # one is left, and gets everything
    cases += [(level + with_minus_infinity((32, 2), (3, 4), 1), 1) for level in (10_000.0, -10_000.0)]
    cases.append(
        (np.where(np.tri(5, dtype=bool), kit.array((32, 1), 5, 5), -np.inf), -1)
    )  # the mask of exercise 03
    expect_softmax(candidate.softmax, cases)
    meaning = "Shown are the weights of the entries of -inf only: they must be exactly 0, not just small."
    for x, axis in cases:
        weights = candidate.softmax(x, axis)
        kit.expect_shape(weights, x.shape)
        kit.expect_equal(np.where(np.isneginf(x), weights, 0.0), np.zeros(x.shape), meaning, exact=True)


# How it is done


def every_other_hidden(seed, *shape):
    """Give entries of which every other one is -inf, as on the black squares of a chessboard."""
    x = kit.array(seed, *shape)
    x[np.indices(shape).sum(axis=0) % 2 == 1] = -np.inf
    return x


@kit.check("softmax", points=8)
def test_no_loops(candidate):
    """No loops over slices, rows, columns or numbers"""

    # The last sizes are beyond any fixed number of turns that a loop may run for the small ones.
    cases = {
        "numbers": {n: (kit.array((33, n), 3, n),) for n in (2, 3, 6, 66)},
        "rows": {n: (kit.array((34, n), n, 5), 1) for n in (2, 3, 6, 66)},
    }
    # Then every way to call it, and every kind of number, with all axes growing at once: a loop over any shows.
    for ndim in (1, 2, 3, 4):
        calls = [("numbers", kit.array, axis) for axis in ((), *((axis,) for axis in range(-ndim, ndim)))]
        calls += [("integers", integers, (0,)), ("entries, half of them -inf,", every_other_hidden, ())]
        for kind, make, axis in calls:
            what = f"{kind} along each of {ndim} axes" + "".join(f" (axis={a})" for a in axis)
            # Within a kind nothing but the size changes, so that no branch is taken for the larger ones only.
            cases[what] = {n: (make((35, n), *[n] * ndim), *axis) for n in (2, 3, 5)}
    kit.expect_no_loops(candidate.softmax, cases)


@kit.check("softmax", points=4)
def test_leaves_input(candidate):
    """Leaves x as it was, and gives the same answer again"""
    kit.expect_unchanged(candidate.softmax, kit.array((39, 1), 2, 3, 4), 1, again=60)
    further = [(kit.array((40, i), *shape), axis) for i, (shape, axis) in enumerate(CASES)]
    further += [(integers((41, 1), 3, 4), -1), (integers((41, 2), 5), 0), (integers((41, 3), 2, 3, 4), 0)]
    further += [(with_minus_infinity((42, i), shape, axis), axis) for i, (shape, axis) in enumerate(CASES)]
    further += [(kit.array((43, 1), 4, 3).T, 1), (10_000.0 + kit.array((43, 2), 3, 4), 1)]
    for x, axis in further:
        kit.expect_unchanged(candidate.softmax, x, axis, again=1)
