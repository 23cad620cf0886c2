"""The hidden checks of exercise 08.

The oracles below are slow, explicit and obviously right: one number, one token and one hidden number at a time, in
plain Python. In the first pinned cases all sizes differ, so that no transposed matrix can hide; the second has the
sizes of the first and other numbers, so that an answer kept by shape shows; in others D and F are equal, so that a
matrix or a bias in the wrong place raises nothing.
"""

import math

import numpy as np

from grader import kit


@kit.remembered
def oracle_gelu(x):
    """Give the GELU in its tanh form, number by number."""
    answer = np.empty(x.shape)
    for at in np.ndindex(x.shape):
        number = float(x[at])
        bent = math.sqrt(2.0 / math.pi) * (number + 0.044715 * number**3)
        answer[at] = 0.5 * number * (1.0 + math.tanh(bent))
    return answer


@kit.remembered
def oracle_silu(x):
    """Give each number times its sigmoid."""
    answer = np.empty(x.shape)
    for at in np.ndindex(x.shape):
        number = float(x[at])
        power = math.exp(-abs(number))  # at most 1
        sigmoid = 1.0 / (1.0 + power) if number >= 0 else power / (1.0 + power)
        answer[at] = number * sigmoid
    return answer


def times(token, weight):
    """(D,), (D, F) -> (F,): the sum over the numbers of one token, column by column."""
    D, F = weight.shape
    return np.array([math.fsum(float(token[d]) * float(weight[d, f]) for d in range(D)) for f in range(F)])


@kit.remembered
def oracle_feed_forward(x, params):
    """(..., D) -> (..., D), one token at a time."""
    answer = np.empty(x.shape)
    for at in np.ndindex(x.shape[:-1]):
        hidden = oracle_gelu(times(x[at], params["W1"]) + params["b1"])
        answer[at] = times(hidden, params["W2"]) + params["b2"]
    return answer


@kit.remembered
def oracle_swiglu(x, params):
    """(..., D) -> (..., D), one token at a time."""
    answer = np.empty(x.shape)
    for at in np.ndindex(x.shape[:-1]):
        gate = oracle_silu(times(x[at], params["Wg"]))
        up = times(x[at], params["Wu"])
        answer[at] = times(gate * up, params["Wd"])
    return answer


def weights_feed_forward(seed, D, F, layout="plain"):
    """Give params whose hidden numbers are of about the size 1.5, where the GELU bends most."""
    shapes = {"W1": (D, F), "b1": (F,), "W2": (F, D), "b2": (D,)}
    return _weights(seed, shapes, layout)


def weights_swiglu(seed, D, F, layout="plain"):
    """Give params whose hidden numbers are of about the size 1.5."""
    return _weights(seed, {"Wg": (D, F), "Wu": (D, F), "Wd": (F, D)}, layout)


def _weights(seed, shapes, layout):
    params = {}
    for i, (name, shape) in enumerate(shapes.items()):
        scale = 1.5 / math.sqrt(shape[0]) if len(shape) == 2 else 1.0
        params[name] = kit.relayout(kit.array((*seed, i), *shape, scale=scale), layout)
    return params


def tokens(seed, lead, D, layout="plain"):
    """Give an input (*lead, D)."""
    return kit.relayout(kit.array((*seed, 9), *lead, D), layout)


def numbers(seed, *shape):
    """Give numbers of all sizes from far below 1 to 1e3, both signs mixed."""
    x = kit.array(seed, *shape) * np.resize([1.0, 30.0, 500.0, 5.0], shape)
    return np.clip(x, -1e3, 1e3)


SHAPE = {"a": kit.sizes(5), "b": kit.sizes(5), "c": kit.sizes(4), "d": kit.sizes(4)}
NUMBERS = {**SHAPE, "ndim": kit.sizes(4), "seed": kit.seeds(), "layout": kit.layouts()}
TOKENS = {
    "axes": kit.sizes(3, 0),
    "lead": kit.sizes(3),
    "T": kit.sizes(4),
    "D": kit.sizes(5),
    "F": kit.sizes(6),
    "seed": kit.seeds(),
    "layout": kit.layouts(),
}


def leading(axes, lead, T):
    """Give the axes before the last: none, tokens, texts and tokens, or one more axis before these."""
    return {0: (), 1: (T,), 2: (lead, T), 3: (lead, 2, T)}[axes]


def large():
    """Give arrays of one to four axes with numbers from 0 to 1e3 in size, alone and mixed, both ends included."""
    steps = np.concatenate([np.linspace(-1e3, 1e3, 81), np.linspace(-50.0, 50.0, 83)])
    ends = np.array([-1e3, 1e3, -800.0, 710.0, 0.0, 745.5])
    arrays = [ends, steps, -ends.reshape(3, 2), numbers((80, 1), 3, 4), numbers((80, 2), 2, 3, 4)]
    arrays += [numbers((80, 3), 2, 3, 2, 4), np.array([[1e3, 0.5], [-0.25, 2.0]])]
    return [*arrays, np.array([-1e3]), np.array([[[1e3]]]), np.full((2, 3), -400.0), steps[::-1].reshape(4, 41)]


def growing():
    """Give arrays of one to four axes of which one axis grows at a time, then all of them at once."""
    # Each array holds small and large numbers of both signs, since a file may have a branch for each. The last
    # sizes are beyond any fixed number of turns that a loop may run for the small ones; recursion gets that deep.
    cases = {}
    for ndim, where in ((1, 0), (2, 0), (2, 1), (3, 0), (3, 1), (3, 2), (4, 0), (4, 3)):
        what = f"numbers along axis {where} of {ndim}"
        shapes = {n: [n if i == where else 2 for i in range(ndim)] for n in (6, 12, 70 if ndim < 3 else 24)}
        cases[what] = {n: (numbers((n, 7), *shape),) for n, shape in shapes.items()}
    for ndim in (2, 3, 4):
        cases[f"numbers along each of {ndim} axes"] = {n: (numbers((n, 8), *[n] * ndim),) for n in (2, 3, 4)}
    return cases


def growing_tokens(weights):
    """Give calls in which leading axes, D and F grow, each alone, then all at once."""

    def call(lead, D, F):
        return tokens((D, F), lead, D) * 3.0, weights((D, F), D, F)

    few, many = (2, 3, 5), (2, 3, 6, 66)
    return {
        "tokens": {n: call((2, n), 4, 2) for n in many},
        "texts": {n: call((n, 2), 4, 2) for n in many},
        "numbers of a token": {n: call((2, 3), n, 4) for n in many},
        "hidden numbers": {n: call((2, 2), 4, n) for n in many},
        "tokens of a single text": {n: call((n,), 4, 3) for n in few},
        "numbers of a single token": {n: call((), n, 4) for n in few},
        "hidden numbers of a single token": {n: call((), 4, n) for n in few},
        "texts of three leading axes": {n: call((n, 2, 3), 4, 3) for n in few},
        "tokens of three leading axes": {n: call((2, 3, n), 4, 3) for n in few},
        "sizes of all kinds": {n: call((n, n), n, n) for n in few},
    }


GRID = np.array([-2.0, -1.0, 0.0, 1.0, 2.0])
X = np.array([[1.0, -1.0], [0.0, 2.0], [-2.0, 1.0]])
W_IN = np.array([[1.0, 0.0, 2.0, -1.0], [-1.0, 1.0, 0.5, 0.0]])
W_OUT = np.array([[1.0, 0.0], [0.5, 1.0], [-1.0, 2.0], [0.0, -0.5]])


# gelu


@kit.check("gelu", points=4)
def test_gelu_worked_example(candidate):
    """The statement's example: gelu of -2, -1, 0, 1 and 2"""
    expected = [-0.0454023059, -0.1588080094, 0.0, 0.8411919906, 1.9545976941]
    kit.expect_equal(candidate.gelu(GRID), expected)


@kit.check("gelu", points=6)
@kit.examples(4)
@kit.example(a=2, b=3, c=4, d=5, ndim=4, seed=(1, 2), layout="plain")
@kit.example(a=2, b=3, c=4, d=5, ndim=4, seed=(2, 1), layout="plain")
@kit.example(a=4, b=3, c=2, d=1, ndim=3, seed=(3, 1), layout="transposed")
@kit.example(a=3, b=5, c=1, d=1, ndim=2, seed=(4, 1), layout="strided")
@kit.example(a=4, b=4, c=1, d=1, ndim=2, seed=(5, 1), layout="fortran")
@kit.example(a=7, b=1, c=1, d=1, ndim=1, seed=(6, 1), layout="reversed")
@kit.example(a=1, b=1, c=1, d=1, ndim=1, seed=(7, 1), layout="plain")
@kit.example(a=1, b=3, c=1, d=1, ndim=3, seed=(8, 1), layout="plain")
@kit.example(a=2, b=90, c=1, d=1, ndim=2, seed=(9, 1), layout="plain")
@kit.example(a=70, b=1, c=3, d=1, ndim=3, seed=(10, 1), layout="plain")
@kit.example(a=200, b=1, c=1, d=1, ndim=1, seed=(11, 1), layout="plain")
@kit.given(**NUMBERS)
def test_gelu_values(candidate, a, b, c, d, ndim, seed, layout):
    """Each number becomes 0.5 x (1 + tanh(...)), in arrays of one to four axes"""
    x = kit.relayout(kit.array(seed, *(a, b, c, d)[:ndim], scale=1.5), layout)
    kit.expect_equal(candidate.gelu(x), oracle_gelu(x))


@kit.check("gelu", points=4)
def test_gelu_curve(candidate):
    """The whole curve from -8 to 8, in steps of 1/8: the tanh form, with all its digits"""
    expect_curve(candidate.gelu, oracle_gelu, np.linspace(-8.0, 8.0, 129))


def expect_curve(function, oracle, steps):
    """Expect the right values at all steps, also near 0, and again in many short pieces.

    So many calls show an answer that is wrong once in fifty; each is another one, and the wrong one the last.
    """
    for x in (steps, 0.01 * steps, *(steps[i::56] for i in range(56))):
        kit.expect_equal(function(x), oracle(x))


@kit.check("gelu", points=3)
def test_gelu_identity(candidate):
    """gelu(x) - gelu(-x) is x"""
    expect_odd_part(candidate.gelu)


def expect_odd_part(function):
    """Expect f(x) - f(-x) = x: the gates of x and of -x sum to 1."""
    for x in (kit.array((81, 1), 4, 5), kit.array((81, 2), 2, 3, 4, scale=4.0), numbers((81, 3), 6, 8)):
        plus, minus = function(x), function(-x)
        kit.expect_shape(plus, x.shape)
        kit.expect_shape(minus, x.shape)
        meaning = f"This is {function.name}(x) - {function.name}(-x): the gates of x and -x must sum to 1."
        kit.expect_equal(np.asarray(plus) - np.asarray(minus), x, meaning)


@kit.check("gelu", points=3)
def test_gelu_large(candidate):
    """Numbers up to 1000 in size, either sign, give finite, right numbers"""
    kit.expect_each(candidate.gelu, [((x,), oracle_gelu(x)) for x in large()])


@kit.check("gelu", points=3)
def test_gelu_no_loops(candidate):
    """No loops over numbers, rows or any other axis"""
    kit.expect_no_loops(candidate.gelu, growing())


@kit.check("gelu", points=2)
def test_gelu_leaves_input(candidate):
    """Leaves x as it was, and gives the same answer again"""
    expect_left_alone(candidate.gelu)


def expect_left_alone(function):
    """Expect that arrays of one to four axes, large numbers among them, come back as they were."""
    kit.expect_unchanged(function, kit.array((82, 1), 3, 4), again=9)
    further = [kit.array((82, 2), 5), kit.array((82, 3), 2, 3, 4), kit.array((82, 4), 2, 3, 2, 2), *large()[:6]]
    for x in [*further, kit.array((82, 5), 4, 3).T]:
        kit.expect_unchanged(function, x, again=1)


# silu


@kit.check("silu", points=4)
def test_silu_worked_example(candidate):
    """The statement's example: silu of -2, -1, 0, 1 and 2"""
    expected = [-0.2384058440, -0.2689414214, 0.0, 0.7310585786, 1.7615941560]
    kit.expect_equal(candidate.silu(GRID), expected)


@kit.check("silu", points=5)
@kit.examples(4)
@kit.example(a=2, b=3, c=4, d=5, ndim=4, seed=(1, 3), layout="plain")
@kit.example(a=2, b=3, c=4, d=5, ndim=4, seed=(3, 1), layout="plain")
@kit.example(a=4, b=3, c=2, d=1, ndim=3, seed=(3, 2), layout="transposed")
@kit.example(a=3, b=5, c=1, d=1, ndim=2, seed=(4, 2), layout="strided")
@kit.example(a=4, b=4, c=1, d=1, ndim=2, seed=(5, 2), layout="fortran")
@kit.example(a=7, b=1, c=1, d=1, ndim=1, seed=(6, 2), layout="reversed")
@kit.example(a=1, b=1, c=1, d=1, ndim=1, seed=(7, 2), layout="plain")
@kit.example(a=1, b=3, c=1, d=1, ndim=3, seed=(8, 2), layout="plain")
@kit.example(a=2, b=90, c=1, d=1, ndim=2, seed=(9, 2), layout="plain")
@kit.example(a=70, b=1, c=3, d=1, ndim=3, seed=(10, 2), layout="plain")
@kit.example(a=200, b=1, c=1, d=1, ndim=1, seed=(11, 2), layout="plain")
@kit.given(**NUMBERS)
def test_silu_values(candidate, a, b, c, d, ndim, seed, layout):
    """Each number is multiplied by its own sigmoid, in arrays of one to four axes"""
    x = kit.relayout(kit.array(seed, *(a, b, c, d)[:ndim], scale=2.0), layout)
    kit.expect_equal(candidate.silu(x), oracle_silu(x))


@kit.check("silu", points=3)
def test_silu_curve(candidate):
    """The whole curve from -32 to 32, in steps of 1/4"""
    expect_curve(candidate.silu, oracle_silu, np.linspace(-32.0, 32.0, 257))


@kit.check("silu", points=2)
def test_silu_identity(candidate):
    """silu(x) - silu(-x) is x"""
    expect_odd_part(candidate.silu)


@kit.check("silu", points=3)
def test_silu_large(candidate):
    """Numbers up to 1000 in size, either sign, give finite, right numbers"""
    kit.expect_each(candidate.silu, [((x,), oracle_silu(x)) for x in large()])


@kit.check("silu", points=5)
def test_silu_no_overflow(candidate):
    """No overflow warning for numbers up to 1000 in size"""
    silu = candidate.silu.under(measure=("warnings",))
    for x in large():
        answer = silu.answer(x)
        silu.raise_for(answer)
        kit.expect_shape(answer.value, x.shape)
        overflows = [text for kind, text in answer.warnings if kind == "RuntimeWarning" and "overflow enc" in text]
        if overflows:
            where = "On the way a number passed the largest float64, perhaps in a branch that np.where then drops."
            warned = overflows[0]
            kit.fail(f"NumPy warned: {warned}.", where, expected="no overflow warning", actual=warned)


@kit.check("silu", points=3)
def test_silu_no_loops(candidate):
    """No loops over numbers, rows or any other axis"""
    kit.expect_no_loops(candidate.silu, growing())


@kit.check("silu", points=2)
def test_silu_leaves_input(candidate):
    """Leaves x as it was, and gives the same answer again"""
    expect_left_alone(candidate.silu)


# feed_forward


@kit.check("feed_forward", points=4)
def test_feed_forward_worked_example(candidate):
    """The statement's example of three tokens, D = 2 and F = 4"""
    params = {"W1": W_IN, "b1": np.array([0.0, 0.5, -1.0, 1.0]), "W2": W_OUT, "b2": np.array([0.5, -0.5])}
    expected = [[2.0317406892, 0.0371420295], [1.6970555610, 1.5643197386], [1.1961535331, -0.5986200005]]
    kit.expect_equal(candidate.feed_forward(X, params), expected)


@kit.check("feed_forward", points=7)
@kit.examples(4)
@kit.example(axes=2, lead=2, T=3, D=4, F=5, seed=(1, 2), layout="plain")
@kit.example(axes=2, lead=2, T=3, D=4, F=5, seed=(2, 1), layout="plain")
@kit.example(axes=2, lead=4, T=4, D=4, F=4, seed=(3, 1), layout="plain")
@kit.example(axes=2, lead=3, T=4, D=5, F=2, seed=(4, 1), layout="transposed")
@kit.example(axes=0, lead=1, T=1, D=3, F=4, seed=(5, 1), layout="plain")
@kit.example(axes=0, lead=1, T=1, D=3, F=3, seed=(6, 1), layout="reversed")
@kit.example(axes=1, lead=1, T=4, D=3, F=5, seed=(7, 1), layout="strided")
@kit.example(axes=1, lead=1, T=5, D=4, F=3, seed=(8, 1), layout="fortran")
@kit.example(axes=1, lead=1, T=3, D=3, F=3, seed=(9, 1), layout="fortran")
@kit.example(axes=3, lead=3, T=4, D=5, F=6, seed=(10, 1), layout="transposed")
@kit.example(axes=2, lead=1, T=1, D=1, F=1, seed=(11, 1), layout="plain")
@kit.example(axes=2, lead=1, T=3, D=2, F=8, seed=(12, 1), layout="plain")
@kit.example(axes=2, lead=1, T=2, D=70, F=3, seed=(13, 1), layout="plain")
@kit.example(axes=2, lead=2, T=1, D=2, F=70, seed=(14, 1), layout="plain")
@kit.example(axes=1, lead=1, T=70, D=3, F=2, seed=(15, 1), layout="plain")
@kit.example(axes=2, lead=66, T=2, D=3, F=1, seed=(16, 1), layout="plain")
@kit.given(**TOKENS)
def test_feed_forward_values(candidate, axes, lead, T, D, F, seed, layout):
    """W1, b1, gelu, W2, b2, for any F and none to three leading axes"""
    params = weights_feed_forward(seed, D, F, layout)
    x = tokens(seed, leading(axes, lead, T), D, layout)
    kit.expect_equal(candidate.feed_forward(x, params), oracle_feed_forward(x, params))


@kit.check("feed_forward", points=3)
def test_feed_forward_tokens(candidate):
    """Each token is treated alone: what stands beside it never matters"""
    expect_token_by_token(candidate.feed_forward, weights_feed_forward((83, 1), 4, 6))


def expect_token_by_token(function, params):
    """Expect of each token what it gives alone, and after the others were changed."""
    texts, length = 4, 13  # enough tokens to show an answer that is wrong once in fifty
    x = tokens((83, 2), (texts, length), 4)
    changed = x + 5.0
    changed[1, 1] = x[1, 1]
    whole, beside = function(x, params), function(changed, params)
    kit.expect_shape(whole, x.shape)
    kit.expect_shape(beside, x.shape)
    kit.expect_equal(beside[1, 1], whole[1, 1], "Between two calls all tokens but this one were changed.")
    for text in range(texts):
        meaning = "This text was given alone, and is compared with what it became in the batch."
        kit.expect_equal(function(x[text], params), whole[text], meaning)
    for at in np.ndindex(texts, length):
        meaning = "This token was given alone, and is compared with what it became in its text."
        kit.expect_equal(function(x[at], params), whole[at], meaning)


@kit.check("feed_forward", points=2)
def test_feed_forward_large(candidate):
    """Hidden numbers up to 1000 in size give finite, right numbers"""
    x = np.linspace(-1e3, 1e3, 41)[:, None]
    params = {
        "W1": np.array([[1.0, -1.0, 0.25]]),
        "b1": np.array([0.0, 0.0, -2.0]),
        "W2": np.array([[0.25], [0.125], [-0.5]]),
        "b2": np.array([0.5]),
    }
    calls = [(x, params), (x[0], params), (x.reshape(1, 41, 1), params)]
    kit.expect_each(candidate.feed_forward, [(call, oracle_feed_forward(*call)) for call in calls])


@kit.check("feed_forward", points=3)
def test_feed_forward_params(candidate):
    """params is read by key: in any order, beside other keys"""
    expect_by_key(candidate.feed_forward, weights_feed_forward((84, 1), 4, 4), oracle_feed_forward)


def expect_by_key(function, params, oracle):
    """Expect one answer, whatever the order of the keys, and whatever other keys there are."""
    x, names = tokens((84, 2), (2, 3), 4), list(params)
    orders = (names[::-1], names[1:] + names[:1], [names[1], names[0], *names[2:]])
    several = [{name: params[name] for name in order} for order in orders]
    several += [{"Wo": kit.array((84, 3), 4, 4), **params}, {**params, "name": "block 0"}]
    # The weights of both layers in one dict: what belongs to the other one changes nothing.
    several.append({**weights_feed_forward((84, 4), 4, 4), **weights_swiglu((84, 5), 4, 4), **params})
    expected = oracle(x, params)
    kit.expect_each(function, [((x, given), expected) for given in several])


@kit.check("feed_forward", points=3)
def test_feed_forward_no_loops(candidate):
    """No loops over leading axes, tokens or numbers"""
    kit.expect_no_loops(candidate.feed_forward, growing_tokens(weights_feed_forward))


@kit.check("feed_forward", points=2)
def test_feed_forward_leaves_inputs(candidate):
    """Leaves x and params as they were, and gives the same answer again"""
    expect_both_left_alone(candidate.feed_forward, weights_feed_forward)


def expect_both_left_alone(function, weights):
    """Expect that x and params come back as they were, with any number of leading axes."""
    kit.expect_unchanged(function, tokens((85, 1), (2, 3), 2), weights((85, 2), 2, 8), again=9)
    for lead, D, F in (((), 3, 4), ((5,), 3, 2), ((3,), 3, 3), ((2, 2, 3), 4, 3), ((2, 4), 4, 4)):
        kit.expect_unchanged(function, tokens((D, F), lead, D), weights((D, F), D, F), again=1)
    beside = {"name": "block 0", **weights((85, 3), 3, 4), "Wo": kit.array((85, 4), 3, 3)}
    kit.expect_unchanged(function, tokens((85, 5), (2, 2), 3), beside, again=1)


# swiglu


@kit.check("swiglu", points=4)
def test_swiglu_worked_example(candidate):
    """The statement's example of three tokens, D = 2 and F = 4"""
    params = {"Wg": W_IN, "Wu": np.array([[0.5, 1.0, 0.0, 2.0], [1.0, 0.0, -1.0, 1.0]]), "Wd": W_OUT}
    expected = [[-2.2416295030, 2.3182527179], [0.9853054692, -2.9242343145], [-0.8336513863, 1.3854596919]]
    kit.expect_equal(candidate.swiglu(X, params), expected)


@kit.check("swiglu", points=7)
@kit.examples(4)
@kit.example(axes=2, lead=2, T=3, D=4, F=5, seed=(1, 3), layout="plain")
@kit.example(axes=2, lead=2, T=3, D=4, F=5, seed=(3, 1), layout="plain")
@kit.example(axes=2, lead=4, T=4, D=4, F=4, seed=(3, 2), layout="plain")
@kit.example(axes=2, lead=3, T=4, D=5, F=2, seed=(4, 2), layout="transposed")
@kit.example(axes=0, lead=1, T=1, D=3, F=4, seed=(5, 2), layout="plain")
@kit.example(axes=0, lead=1, T=1, D=3, F=3, seed=(6, 2), layout="reversed")
@kit.example(axes=1, lead=1, T=4, D=3, F=5, seed=(7, 2), layout="strided")
@kit.example(axes=1, lead=1, T=5, D=4, F=3, seed=(8, 2), layout="fortran")
@kit.example(axes=1, lead=1, T=3, D=3, F=3, seed=(9, 2), layout="fortran")
@kit.example(axes=3, lead=3, T=4, D=5, F=6, seed=(10, 2), layout="transposed")
@kit.example(axes=2, lead=1, T=1, D=1, F=1, seed=(11, 2), layout="plain")
@kit.example(axes=2, lead=1, T=3, D=2, F=8, seed=(12, 2), layout="plain")
@kit.example(axes=2, lead=1, T=2, D=70, F=3, seed=(13, 2), layout="plain")
@kit.example(axes=2, lead=2, T=1, D=2, F=70, seed=(14, 2), layout="plain")
@kit.example(axes=1, lead=1, T=70, D=3, F=2, seed=(15, 2), layout="plain")
@kit.example(axes=2, lead=66, T=2, D=3, F=1, seed=(16, 2), layout="plain")
@kit.given(**TOKENS)
def test_swiglu_values(candidate, axes, lead, T, D, F, seed, layout):
    """silu(x Wg) times x Wu, then Wd, for any F and none to three leading axes"""
    params = weights_swiglu(seed, D, F, layout)
    x = tokens(seed, leading(axes, lead, T), D, layout)
    kit.expect_equal(candidate.swiglu(x, params), oracle_swiglu(x, params))


@kit.check("swiglu", points=3)
def test_swiglu_tokens(candidate):
    """Each token is treated alone: what stands beside it never matters"""
    expect_token_by_token(candidate.swiglu, weights_swiglu((86, 1), 4, 6))


@kit.check("swiglu", points=2)
def test_swiglu_large(candidate):
    """Hidden numbers up to 1000 in size give finite, right numbers"""
    x = np.linspace(-1e3, 1e3, 41)[:, None]
    params = {
        "Wg": np.array([[1.0, -1.0, 0.25]]),
        "Wu": np.array([[0.5, 1.0, -1.0]]),
        "Wd": np.array([[0.25], [0.125], [-0.5]]) / 1024.0,
    }
    calls = [(x, params), (x[0], params), (x.reshape(1, 41, 1), params)]
    kit.expect_each(candidate.swiglu, [(call, oracle_swiglu(*call)) for call in calls])


@kit.check("swiglu", points=3)
def test_swiglu_params(candidate):
    """params is read by key: in any order, beside other keys"""
    expect_by_key(candidate.swiglu, weights_swiglu((87, 1), 4, 4), oracle_swiglu)


@kit.check("swiglu", points=3)
def test_swiglu_no_loops(candidate):
    """No loops over leading axes, tokens or numbers"""
    kit.expect_no_loops(candidate.swiglu, growing_tokens(weights_swiglu))


@kit.check("swiglu", points=2)
def test_swiglu_leaves_inputs(candidate):
    """Leaves x and params as they were, and gives the same answer again"""
    expect_both_left_alone(candidate.swiglu, weights_swiglu)
