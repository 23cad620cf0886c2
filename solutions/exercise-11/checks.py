"""The hidden checks of exercise 11.

The oracle below is slow, explicit and obviously right: it goes through the rows and classes one by one, and
calculates with plain Python numbers. In the first pinned case all sizes differ, so that no axis can pass for
another; the second has the same sizes and other numbers, so that an answer kept by shape shows. The loss and the
gradient are checked apart, so that whoever has one of them right sees it. No check makes more than 30 different
calls: a diagnosis plays no more of them again.
"""

import math

import numpy as np

from grader import kit


@kit.remembered
def oracle(logits, targets):
    """(N, V) and (N,) -> the loss and (N, V), one row and one class at a time."""
    N, V = logits.shape
    losses, dlogits = [], np.empty((N, V))
    for i in range(N):
        row, target = logits[i].tolist(), int(targets[i])
        largest = max(row)
        powers = [math.exp(z - largest) for z in row]  # the largest is 1
        total = math.fsum(powers)
        losses.append(largest - row[target] + math.log(total))
        for j in range(V):
            dlogits[i, j] = (powers[j] / total - (j == target)) / N
    return math.fsum(losses) / N, dlogits


def classes(seed, N, V, layout="plain"):
    """Give a class from 0 to V - 1 for each of N rows."""
    return kit.relayout(np.random.default_rng((*seed, 11)).integers(0, V, N), layout)


def judged(*cases):
    """Pair the arguments of calls with the oracle's answers."""
    return [(case, oracle(*case)) for case in cases]


# Of a pair that is none, say so. Each part is judged by itself.


def parts(answer):
    """Give the two parts of an answer."""
    first, second = kit.expect_parts(answer, "loss", "dlogits")
    if isinstance(first, np.ndarray) and first.ndim == 2 and isinstance(second, (float, int, np.generic)):
        kit.fail("The two came the wrong way round: the loss comes first, then dlogits.")
    return first, second


def number(loss):
    """Give the loss as an array without axes."""
    if isinstance(loss, (float, int)):
        try:
            loss = np.asarray(float(loss))
        except OverflowError:  # an integer beyond all floats
            loss = np.asarray(math.inf)
    kit.expect_shape(loss, (), "This is the first of the two, the loss.")
    if np.iscomplexobj(loss):
        kit.fail("The loss is a complex number, where a real one is expected.")
    return np.asarray(loss)


def expect_loss(answer, expected, meaning="This is the first of the two, the loss."):
    """Expect the right loss, whatever the gradient is."""
    kit.expect_equal(number(parts(answer)[0]), expected, meaning)


def expect_gradient(answer, expected, meaning="This is the second of the two, dlogits."):
    """Expect the right gradient, whatever the loss is."""
    kit.expect_equal(parts(answer)[1], expected, meaning)


def expect_both(answer, expected):
    """Expect the right pair."""
    expect_loss(answer, expected[0])
    expect_gradient(answer, expected[1])


SCALES = (0.5, 2.0, 6.0)
"""Spreads of logits to draw from."""

PINNED = (
    {"N": 3, "V": 5, "seed": (1, 2), "layout": "plain"},
    {"N": 3, "V": 5, "seed": (2, 3), "layout": "plain"},
    {"N": 6, "V": 2, "seed": (3, 1), "layout": "transposed"},
    {"N": 4, "V": 4, "seed": (4, 2), "layout": "strided"},
    {"N": 1, "V": 6, "seed": (5, 1), "layout": "reversed"},
    {"N": 7, "V": 1, "seed": (6, 1), "layout": "plain"},
    {"N": 1, "V": 1, "seed": (7, 1), "layout": "plain"},
    {"N": 2, "V": 3, "seed": (8, 1), "layout": "fortran"},
    {"N": 3, "V": 70, "seed": (9, 1), "layout": "plain"},
    {"N": 70, "V": 3, "seed": (10, 1), "layout": "plain"},
    {"N": 66, "V": 67, "seed": (11, 1), "layout": "strided"},
)
"""What is always tried, before what is drawn."""


def over_sizes(test):
    """Run a check on the pinned sizes, then on some that are drawn."""
    test = kit.given(N=kit.sizes(6), V=kit.sizes(9), seed=kit.seeds(), layout=kit.layouts())(test)
    for case in reversed(PINNED):
        test = kit.example(**case)(test)
    return kit.examples(4)(test)


@kit.remembered
def drawn(N, V, seed, layout):
    """Give the arguments of a call, and what it must give."""
    logits = kit.relayout(kit.array(seed, N, V, scale=SCALES[sum(seed) % 3]), layout)
    return judged((logits, classes(seed, N, V, layout)))[0]


# What it gives


HALF = np.log([[1.0, 2.0, 4.0, 1.0]])
BY_HAND = np.concatenate([HALF, [[3.0, 3.0, 3.0, 3.0]]])
THREE = np.array([[2.0, 0.0, -1.0, 1.0], [0.0, 3.0, 1.0, -2.0], [5000.0, -3000.0, 0.0, 4999.0]])


@kit.check("cross_entropy", points=8)
def test_worked_example(candidate):
    """The statement's examples: ln 2 and ln 4, then three rows with a target 8000 below the largest"""
    half = [[0.125, 0.25, -0.5, 0.125]]
    by_hand = [[0.0625, 0.125, -0.25, 0.0625], [-0.375, 0.125, 0.125, 0.125]]
    three = [
        [0.2146380866, 0.0290481062, 0.0106862011, -0.2543723940],
        [0.0139241902, -0.0536584975, 0.0378498731, 0.0018844342],
        [0.2436861929, -0.3333333333, 0.0000000000, 0.0896471405],
    ]
    cases = [
        ((BY_HAND, np.array([2, 0])), (1.0397207708, by_hand)),
        ((HALF, np.array([2])), (0.6931471806, half)),
        ((THREE, np.array([3, 1, 1])), (2667.3096555829, three)),
    ]
    kit.expect_each(candidate.cross_entropy, cases, judge=expect_both)


@kit.check("cross_entropy", points=6)
def test_pair(candidate):
    """Returns the loss, which is one number, and dlogits, which has the shape of logits"""
    for N, V in ((3, 5), (4, 1), (1, 4), (1, 1), (4, 4), (2, 70)):
        loss, dlogits = parts(candidate.cross_entropy(kit.array((20, N), N, V), classes((20, N), N, V)))
        number(loss)
        kit.expect_shape(dlogits, (N, V), "This is the second of the two, dlogits.")


@kit.check("cross_entropy", points=12)
@over_sizes
def test_loss(candidate, N, V, seed, layout):
    """The loss is the mean of -ln p over the rows, p being the probability of the target"""
    args, (loss, _) = drawn(N, V, seed, layout)
    expect_loss(candidate.cross_entropy(*args), loss)


@kit.check("cross_entropy", points=14)
@over_sizes
def test_gradient(candidate, N, V, seed, layout):
    """dlogits is the softmax, less 1 at the targets, all divided by N"""
    args, (_, dlogits) = drawn(N, V, seed, layout)
    expect_gradient(candidate.cross_entropy(*args), dlogits)


@kit.remembered
def aimed():
    """Give calls that differ in their targets, up to the last of many classes and rows."""
    logits = kit.array((21, 1), 5, 5)
    every = [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [0] * 5, [4] * 5, [2, 2, 0, 2, 4], [1, 3, 3, 0, 1], [3, 4, 0, 1, 2]]
    cases = [(logits, np.array(targets)) for targets in every]
    cases += [(logits[:, ::-1], np.array(every[0]))]  # the same targets and the same logits, elsewhere
    cases += [(kit.array((21, 2), 2, 6), np.array(targets)) for targets in ([5, 0], [0, 5], [3, 3], [2, 4])]
    cases += [(kit.array((21, 3), 7, 3), np.array(targets)) for targets in ([2, 0, 1, 1, 2, 2, 0], [0] * 7)]
    cases += [(kit.array((21, 4), 6, 1100), np.array([1099, 0, 127, 128, 255, 256]))]
    cases += [(kit.array((21, 5), 1100, 2), classes((21, 5), 1100, 2))]
    # Views of a larger table of targets: a column, and every second one backwards.
    table = np.array([[1, 0], [4, 2], [0, 3], [2, 4], [3, 1], [1, 2]])
    cases += [(kit.array((21, 6), 6, 5), table[:, 1]), (kit.array((21, 7), 3, 5), table[::-2, 0])]
    return judged(*cases)


@kit.check("cross_entropy", points=6)
def test_targets(candidate):
    """Every class may be the target, in any order, several times or not at all"""
    kit.expect_each(candidate.cross_entropy, aimed(), judge=expect_both)


# What must hold of any right answer; each adds a sentence on what is wrong.


@kit.check("cross_entropy", points=4)
def test_uniform(candidate):
    """Where all V logits of each row are alike, the loss is ln V"""
    levels = np.array([[0.0], [7.5], [-300.0]])
    for V in (2, 5, 1, 10, 3, 100):
        answer = candidate.cross_entropy(np.repeat(levels, V, axis=1), np.array([0, V - 1, V // 2]))
        meaning = f"Each of V = {V} classes has the probability 1/{V}. This is the loss, which is then ln {V}."
        expect_loss(answer, math.log(V), meaning)
        expected = np.full((3, V), 1 / V)
        expected[[0, 1, 2], [0, V - 1, V // 2]] -= 1
        meaning = f"Each of V = {V} classes has the probability 1/{V}. This is dlogits."
        expect_gradient(answer, expected / 3, meaning)


@kit.check("cross_entropy", points=4)
def test_rows_of_the_gradient(candidate):
    """Each row of dlogits sums to 0, and is negative at its target only"""
    for N, V in ((3, 5), (5, 3), (4, 4), (1, 7), (2, 70)):
        targets = classes((22, N), N, V)
        _, dlogits = parts(candidate.cross_entropy(kit.array((22, V), N, V), targets))
        kit.expect_shape(dlogits, (N, V), "This is the second of the two, dlogits.")
        dlogits = np.asarray(dlogits).real * 1.0
        with np.errstate(all="ignore"):
            sums, signs = dlogits.sum(axis=1), 1.0 * (dlogits > 0) - (dlogits < 0)
        sums = np.where(np.abs(sums) < 1e-6, 0, sums)  # a fair answer may have been rounded to float32 at its end
        kit.expect_equal(sums, np.zeros(N), "These are the sums of the rows of dlogits.")
        expected = np.where(np.arange(V) == targets[:, None], -1.0, 1.0)
        kit.expect_equal(signs, expected, f"These are the signs of dlogits. The targets are {targets.tolist()}.")


def is_single(loss):
    """Whether a loss has no more digits than a float32."""
    with np.errstate(all="ignore"):
        return loss == np.float32(loss)


@kit.check("cross_entropy", points=4)
def test_slopes(candidate):
    """dlogits says how the loss changes when a logit is moved a little"""
    step = 3e-5  # the error of the slopes is then near 1e-11
    for N, V in ((2, 4), (3, 2)):
        logits, targets = kit.array((23, V), N, V), classes((23, V), N, V)
        slopes = np.empty((N, V))
        for place in np.ndindex(N, V):
            losses = []
            for sign in (1, -1):
                moved = logits.copy()
                moved[place] += sign * step
                loss = float(number(parts(candidate.cross_entropy(moved, targets))[0]))
                if is_single(loss):  # rounded at the end, which is fair, but leaves no slopes
                    loss = oracle(moved, targets)[0]
                losses.append(loss)
            slopes[place] = (losses[0] - losses[1]) / (2 * step)
        meaning = "This is dlogits; expected are the slopes of your own loss, as each logit is moved a little."
        expect_gradient(candidate.cross_entropy(logits, targets), slopes, meaning)


@kit.check("cross_entropy", points=4)
def test_shifted_rows(candidate):
    """A constant added to all logits of a row changes nothing"""
    logits, targets = kit.array((24, 1), 4, 6, scale=2.0), classes((24, 1), 4, 6)
    loss, dlogits = parts(candidate.cross_entropy(logits, targets))
    loss = number(loss)
    kit.expect_shape(dlogits, (4, 6), "This is the second of the two, dlogits.")
    dlogits = np.asarray(dlogits).real * 1.0
    several = ([3, 3, 3, 3], [1, -2, 30, -40], [800, 800, 800, 800], [-800, -850, -900, -999], [9900, 0, 5, -9900])
    for constants in several:
        answer = candidate.cross_entropy(logits + np.array(constants)[:, None], targets)
        meaning = f"The constants {constants} were added to the four rows; expected is what it was without them."
        expect_loss(answer, loss, f"This is the loss. {meaning}")
        expect_gradient(answer, dlogits, f"This is dlogits. {meaning}")


# Large logits


@kit.remembered
def large():
    """Give calls with logits up to 1e4 in size, whose rows lie near each other."""
    cases = []
    for seed, (N, V) in enumerate(((3, 5), (5, 3), (1, 4), (4, 70))):
        noise, targets = kit.array((25, seed), N, V), classes((25, seed), N, V)
        cases += [(noise + level, targets) for level in (9990.0, -9990.0, 720.0, -760.0)]
    ties = np.array([[1e4, 1e4, -1e4, 0.0], [1e4, 9999.0, 1e4, 1e4], [-1e4, 1e4, 1e4, -1e4]])
    cases += [(ties, np.array([0, 1, 2])), (-ties, np.array([2, 1, 3])), (np.array([[-1e4]]), np.array([0]))]
    sure = kit.array((26, 1), 4, 6, scale=2000.0)
    cases += [(sure, sure.argmax(axis=1)), (sure[:, ::-1], sure[:, ::-1].argmax(axis=1))]
    return judged(*cases)


@kit.check("cross_entropy", points=6)
def test_large(candidate):
    """Logits up to 1e4 in size, of either sign, give finite and right numbers"""
    kit.expect_each(candidate.cross_entropy, large(), judge=expect_both)


@kit.remembered
def apart():
    """Give calls whose rows lie far from each other, the logits of each near together."""
    cases = []
    levels = ([-9000, 9000, 40], [0, 5000, -5000], [0, 750, 0], [0, 0, -800], [9990, 9000, 8000], [-9, -9990, 300])
    for seed, level in enumerate(levels):
        for V in (3, 5):
            logits = kit.array((27, seed, V), 3, V) + np.array(level)[:, None]
            cases.append((logits, classes((27, seed), 3, V)))
    tall = kit.array((28, 1), 70, 4) + np.linspace(-9900, 9900, 70)[:, None]
    wide = kit.array((28, 2), 2, 80) + np.array([[6000], [-6000]])
    return judged(*cases, (tall, classes((28, 1), 70, 4)), (wide, classes((28, 2), 2, 80)))


@kit.check("cross_entropy", points=6)
def test_rows_apart(candidate):
    """Rows that lie thousands apart give finite and right numbers"""
    kit.expect_each(candidate.cross_entropy, apart(), judge=expect_both)


@kit.remembered
def below():
    """Give calls in which targets lie far below the largest logit of their row."""
    cases = []
    # None lies 700 to 750 below, where a probability has a few digits left, and any two ways to it differ.
    for far in (25, 45, 100, 650, 690, 770, 800, 1000, 3000, 9000):
        logits = kit.array((29, far), 3, 5)
        targets = classes((29, far), 3, 5)
        logits[1, targets[1]] -= far
        cases.append((logits, targets))
        one = np.array([[0.5, float(-far), 0.25]])
        cases.append((one, np.array([1])))
    spread = kit.array((30, 1), 4, 6, scale=2500.0)
    cases += [(spread, spread.argmin(axis=1)), (spread, classes((30, 1), 4, 6))]
    cases += [(np.array([[-1e4, 1e4]]), np.array([0])), (np.array([[1e4, -1e4], [-1e4, 1e4]]), np.array([1, 0]))]
    wide = kit.array((30, 2), 2, 80, scale=2000.0)
    cases.append((wide, np.argsort(wide, axis=1)[:, 1]))
    return judged(*cases)


@kit.check("cross_entropy", points=8)
def test_far_targets(candidate):
    """A target thousands below the largest logit has a loss of thousands, not of infinity or 27"""
    kit.expect_each(candidate.cross_entropy, below(), judge=expect_both)


# How it is done


def lying(kind, N, V):
    """Give N rows of V logits of some kind, with targets."""
    logits, targets = kit.array((31, 1), N, V), classes((31, 1), N, V)
    if kind == "near 9000":
        logits = logits + 9000
    elif kind == "in rows far apart":
        logits = logits + 100.0 * (np.arange(N) % 70)[:, None]
    elif kind == "with targets far below":
        logits[np.arange(N), targets] -= 3000
    elif kind == "all alike":
        logits = np.full((N, V), 2.0)
    elif kind == "in columns of a larger array":
        logits, targets = kit.relayout(logits, "strided"), kit.relayout(targets, "strided")
    elif kind == "with the target 0 only":
        targets = np.zeros(N, dtype=np.int64)
    return logits, targets


KINDS = ("near 9000", "in rows far apart", "with targets far below", "all alike")
KINDS += ("in columns of a larger array", "with the target 0 only")


@kit.check("cross_entropy", points=12)
def test_no_loops(candidate):
    """No loops over rows, classes or numbers"""
    # The largest sizes are beyond any fixed number of turns that a loop may run for the small ones. Within a kind
    # nothing but the sizes changes, so that no branch is taken for the larger ones only.
    sizes = (2, 3, 6, 66)
    cases = {
        "rows": {n: lying("", n, 4) for n in (*sizes, 520)},
        "rows (V = 1)": {n: lying("", n, 1) for n in sizes},
        "rows (V = 2)": {n: lying("", n, 2) for n in sizes},
        "rows (V = 70)": {n: lying("", n, 70) for n in sizes},
        "classes": {n: lying("", 3, n) for n in (*sizes, 520)},
        "classes (N = 1)": {n: lying("", 1, n) for n in sizes},
        "classes (N = 2)": {n: lying("", 2, n) for n in sizes},
        "classes (N = 70)": {n: lying("", 70, n) for n in sizes},
    }
    cases["rows and classes, as many of each"] = {n: lying("", n, n) for n in sizes}
    for kind in KINDS:
        cases[f"rows and classes, the logits {kind}"] = {n: lying(kind, n + 1, n) for n in (3, 5, 20)}
    kit.expect_no_loops(candidate.cross_entropy, cases)


@kit.check("cross_entropy", points=6)
def test_leaves_inputs(candidate):
    """Leaves logits and targets as they were, and gives the same answer again"""
    for n, (N, V) in enumerate(((3, 5), (1, 4), (4, 1), (4, 4), (2, 70), (70, 2))):
        logits, targets = kit.array((32, n), N, V), classes((32, n), N, V)
        kit.expect_unchanged(candidate.cross_entropy, logits, targets, again=1 if n else 60)
    for layout in ("transposed", "strided", "reversed"):
        logits, targets = kit.relayout(kit.array((33, 1), 3, 4), layout), classes((33, 1), 3, 4, layout)
        kit.expect_unchanged(candidate.cross_entropy, logits, targets, again=1)
    for kind in ("near 9000", "in rows far apart", "with targets far below", "all alike"):
        kit.expect_unchanged(candidate.cross_entropy, *lying(kind, 3, 6), again=1)
