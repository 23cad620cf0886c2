"""The hidden checks of exercise 04.

The oracles below are slow, explicit and obviously right: they walk over texts, heads and queries one by one,
as exercise 02 does. In the first pinned cases all sizes differ, so that no wrong split can hide; the second has
the sizes of the first and other numbers, so that an answer kept by shape shows.
"""

import numpy as np

from grader import kit

NAMES = ("Wq", "Wk", "Wv", "Wo")


@kit.remembered
def oracle_split(x, n_heads):
    """(B, T, D) -> (B, H, T, d), number by number."""
    B, T, D = x.shape
    d = D // n_heads
    heads = np.empty((B, n_heads, T, d))
    for b, h, t, i in np.ndindex(B, n_heads, T, d):
        heads[b, h, t, i] = x[b, t, h * d + i]
    return heads


@kit.remembered
def oracle_merge(x):
    """(B, H, T, d) -> (B, T, H * d), number by number."""
    B, H, T, d = x.shape
    merged = np.empty((B, T, H * d))
    for b, h, t, i in np.ndindex(B, H, T, d):
        merged[b, t, h * d + i] = x[b, h, t, i]
    return merged


@kit.remembered
def oracle_mha(x, params, n_heads):
    """(B, T, D) -> (B, T, D): one query of one head of one text at a time."""
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


def weights(seed, D, scale=1.0):
    """Give params whose scores are of about the size of `scale`, so that no softmax saturates unasked."""
    return {name: kit.array((*seed, i), D, D, scale=(scale / D) ** 0.5) for i, name in enumerate(NAMES)}


def text(seed, B, T, D, layout="plain"):
    """Give an input (B, T, D)."""
    return kit.relayout(kit.array((*seed, 9), B, T, D), layout)


SIZES = {"B": kit.sizes(3), "T": kit.sizes(5), "H": kit.sizes(4), "d": kit.sizes(4)}
DRAWN = {**SIZES, "seed": kit.seeds(), "layout": kit.layouts()}

# Where loops are looked for: growing numbers of heads and of texts. The last are beyond any fixed number of turns
# that a loop may run for the small ones. T falls meanwhile, so that each call has a length of its own (a mask kept
# by its length is built anew each time) and a loop over tokens, which is allowed, never grows.
HEADS = ((2, 5), (3, 4), (6, 3), (66, 2))
TEXTS = ((2, 5), (3, 4), (5, 3), (66, 2))


def indivisible():
    """Give inputs whose D leaves a remainder, each with the reason it is refused for.

    In some, the numbers of a text, or of all texts, can still be shared out evenly, so that a reshape with
    -1 in it goes through.
    """
    for D, n_heads in [(8, 3), (6, 4), (5, 2), (2, 4), (1, 2), (9, 6), (66, 4)]:
        for B, T in ((2, 3), (1, n_heads), (n_heads, n_heads * n_heads)):
            reason = f"where D = {D} is not divisible by n_heads = {n_heads} (B = {B}, T = {T})"
            yield reason, text((D, T), B, T, D), n_heads


# split_heads


@kit.check("split_heads", points=6)
def test_split_worked_example(candidate):
    """The statement's example: head 0 gets [0, 1] and [4, 5]"""
    x = np.arange(8.0).reshape(1, 2, 4)
    expected = [[[[0, 1], [4, 5]], [[2, 3], [6, 7]]]]
    meaning = "Head 0 takes the first half of every token, head 1 the second half."
    kit.expect_equal(candidate.split_heads(x, 2), expected, meaning)
    for n_heads in (4, 1):
        meaning = f"The same x, cut into {n_heads} now."
        kit.expect_equal(candidate.split_heads(x, n_heads), oracle_split(x, n_heads), meaning)


@kit.check("split_heads", points=8)
@kit.examples(5)
@kit.example(B=2, T=3, H=4, d=5, seed=(1, 2), layout="plain")
@kit.example(B=2, T=3, H=4, d=5, seed=(2, 1), layout="plain")
@kit.example(B=1, T=4, H=3, d=2, seed=(3, 4), layout="transposed")
@kit.example(B=2, T=1, H=3, d=4, seed=(5, 6), layout="strided")
@kit.example(B=3, T=4, H=1, d=2, seed=(7, 8), layout="reversed")
@kit.example(B=3, T=2, H=4, d=1, seed=(9, 10), layout="fortran")
@kit.example(B=1, T=2, H=35, d=2, seed=(11, 12), layout="plain")
@kit.example(B=66, T=2, H=2, d=1, seed=(13, 12), layout="plain")
@kit.given(**DRAWN)
def test_split_values(candidate, B, T, H, d, seed, layout):
    """Head h takes the numbers h*d to (h+1)*d - 1 of every token"""
    x = text(seed, B, T, H * d, layout)
    kit.expect_equal(candidate.split_heads(x, H), oracle_split(x, H))


@kit.check("split_heads", points=6)
def test_split_refuses(candidate):
    """ValueError where D is not divisible by n_heads"""
    cases = {reason: (x, n_heads) for reason, x, n_heads in indivisible()}
    kit.expect_error(ValueError, candidate.split_heads, cases)


@kit.check("split_heads", points=6)
def test_split_no_loops(candidate):
    """No loops over heads or batch elements"""
    kit.expect_no_loops(
        candidate.split_heads,
        {
            "heads": {H: (text((H, 1), 2, T, 66), H) for H, T in HEADS},
            "batch elements": {B: (text((B, 2), B, T, 8), 2) for B, T in TEXTS},
        },
    )


@kit.check("split_heads", points=3)
def test_split_leaves_input(candidate):
    """Leaves x as it was, and gives the same answer again"""
    kit.expect_unchanged(candidate.split_heads, text((1, 3), 2, 3, 8), 4)


# merge_heads


@kit.check("merge_heads", points=5)
def test_merge_worked_example(candidate):
    """The statement's example, back again: token 0 is [0, 1, 2, 3]"""
    x = np.array([[[[0.0, 1.0], [4.0, 5.0]], [[2.0, 3.0], [6.0, 7.0]]]])
    meaning = "Each token gets its numbers back from all heads, head 0 first."
    kit.expect_equal(candidate.merge_heads(x), np.arange(8.0).reshape(1, 2, 4), meaning)
    for shape in ((2, 1, 2, 2), (1, 4, 2, 1)):
        other = x.reshape(shape)
        kit.expect_equal(candidate.merge_heads(other), oracle_merge(other), "The same numbers in another shape.")


@kit.check("merge_heads", points=7)
@kit.examples(5)
@kit.example(B=2, T=3, H=4, d=5, seed=(1, 2), layout="plain")
@kit.example(B=2, T=3, H=4, d=5, seed=(2, 1), layout="plain")
@kit.example(B=1, T=4, H=3, d=2, seed=(3, 4), layout="transposed")
@kit.example(B=2, T=1, H=3, d=4, seed=(5, 6), layout="strided")
@kit.example(B=3, T=4, H=1, d=2, seed=(7, 8), layout="reversed")
@kit.example(B=3, T=2, H=4, d=1, seed=(9, 10), layout="fortran")
@kit.example(B=1, T=2, H=35, d=2, seed=(11, 12), layout="plain")
@kit.example(B=66, T=2, H=2, d=1, seed=(13, 12), layout="plain")
@kit.given(**DRAWN)
def test_merge_values(candidate, B, T, H, d, seed, layout):
    """The heads of a token stand side by side, in order"""
    x = kit.relayout(kit.array((*seed, 8), B, H, T, d), layout)
    kit.expect_equal(candidate.merge_heads(x), oracle_merge(x))


@kit.check("merge_heads", points=8)
@kit.examples(5)
@kit.example(B=2, T=3, H=4, d=5, seed=(1, 2), layout="plain")
@kit.given(**DRAWN)
def test_merge_round_trip(candidate, B, T, H, d, seed, layout):
    """merge_heads(split_heads(x, H)) gives back x exactly"""
    x = text(seed, B, T, H * d, layout)
    x = x * 10.0 ** np.round(30.0 * x)  # of all sizes, tiny and huge
    merged = candidate.merge_heads(candidate.split_heads(x, H))
    kit.expect_equal(merged, x, "merge_heads undoes split_heads to the last bit.", exact=True)


@kit.check("merge_heads", points=5)
def test_merge_no_loops(candidate):
    """No loops over heads or batch elements"""
    kit.expect_no_loops(
        candidate.merge_heads,
        {
            "heads": {H: (kit.array((H, 3), 2, H, T, 66 // H),) for H, T in HEADS},
            "batch elements": {B: (kit.array((B, 4), B, 2, T, 4),) for B, T in TEXTS},
        },
    )


@kit.check("merge_heads", points=3)
def test_merge_leaves_input(candidate):
    """Leaves x as it was, and gives the same answer again"""
    kit.expect_unchanged(candidate.merge_heads, kit.array((1, 4), 2, 4, 3, 5))


# mha_forward


@kit.check("mha_forward", points=3)
def test_mha_worked_example(candidate):
    """The statement's example of three tokens and two heads"""
    x = np.array([[[1.0, 0, 2, -1], [0, 1, 1, 0], [2, 1, 0, 1]]])
    params = {
        "Wq": np.array([[0.5, 0, 1, 0], [0, 0.5, 0, 1], [1, 0, 0.5, 0], [0, 1, 0, -0.5]]),
        "Wk": np.array([[0, 0.5, 0.5, 0], [1, 0, 0, 0.5], [0, 0.5, 0, 1], [0.5, 0, 1, 0]]),
        "Wv": np.array([[1, 0, 0, 0.5], [0, 1, -0.5, 0], [0.5, 0, 1, 0], [0, 0.5, 0, 1]]),
        "Wo": np.array([[1, 0, 0.5, 0], [0, 0.5, 0, 1], [0.5, 0, 1, 0], [0, 1, 0, -0.5]]),
    }
    expected = [
        [
            [3.0000000000, -0.7500000000, 3.0000000000, -0.2500000000],
            [1.6534172585, -0.0197185597, 1.8137980030, 0.6406621848],
            [1.5023877797, 2.2095003446, 0.5137930207, 0.0632811315],
        ]
    ]
    kit.expect_equal(candidate.mha_forward(x, params, 2), expected)


@kit.check("mha_forward", points=2)
def test_mha_weights(candidate):
    """The attention weights of two heads, seen with identity matrices as their values"""
    x = text((4, 4), 1, 4, 8)
    values = np.linalg.pinv(x[0]) @ np.tile(np.eye(4), 2)  # (8, 8): x @ values is an identity matrix for each head
    params = {**weights((4, 4), 8, scale=3.0), "Wv": values, "Wo": np.eye(8)}
    look = kit.Look("Attention weights", read=lambda y: oracle_split(y, 2)[0], labels=("head 0", "head 1"))
    kit.expect_each(candidate.mha_forward, [((x, params, 2), oracle_mha(x, params, 2))], look)


@kit.check("mha_forward", points=12)
@kit.examples(8)
@kit.example(B=2, T=3, H=4, d=5, seed=(1, 2), layout="plain")
@kit.example(B=2, T=3, H=4, d=5, seed=(2, 1), layout="plain")
@kit.example(B=1, T=4, H=3, d=2, seed=(3, 4), layout="transposed")
@kit.example(B=2, T=1, H=3, d=4, seed=(5, 6), layout="strided")
@kit.example(B=3, T=4, H=1, d=2, seed=(7, 8), layout="reversed")
@kit.example(B=3, T=2, H=4, d=1, seed=(9, 10), layout="fortran")
@kit.example(B=1, T=70, H=2, d=3, seed=(11, 12), layout="plain")
@kit.example(B=1, T=2, H=35, d=2, seed=(13, 14), layout="plain")
@kit.example(B=66, T=2, H=2, d=1, seed=(15, 14), layout="plain")
@kit.given(**DRAWN)
def test_mha_values(candidate, B, T, H, d, seed, layout):
    """The five steps give the right numbers"""
    params = {name: kit.relayout(weight, layout) for name, weight in weights(seed, H * d).items()}
    x = text(seed, B, T, H * d, layout)
    kit.expect_equal(candidate.mha_forward(x, params, H), oracle_mha(x, params, H))


@kit.check("mha_forward", points=6)
@kit.examples(4)
@kit.example(B=2, T=5, H=3, d=2, seed=(1, 2), first=3)
@kit.given(**SIZES, seed=kit.seeds(), first=kit.sizes(4))
def test_mha_causal(candidate, B, T, H, d, seed, first):
    """Causal: a later token never changes an earlier output"""
    params = weights(seed, H * d)
    x = text(seed, B, T, H * d)
    changed = x.copy()
    changed[:, first:] += kit.array((*seed, 7), *changed[:, first:].shape, scale=5.0)
    before = candidate.mha_forward(x, params, H)
    after = candidate.mha_forward(changed, params, H)
    kit.expect_shape(before, x.shape)
    kit.expect_shape(after, x.shape)
    meaning = f"Between the two calls only the tokens from {first} on were changed."
    kit.expect_equal(after[:, :first], before[:, :first], meaning)


@kit.check("mha_forward", points=4)
def test_mha_large_scores(candidate):
    """Scores from 0 to 1000 in size give finite, right numbers"""
    cases = []
    for sign in (1.0, -1.0):
        for B, T, H, d in ((2, 5, 3, 4), (1, 7, 2, 1)):
            x, params = text((T, d), B, T, H * d), weights((T, d), H * d)
            q, k = (oracle_split(x @ params[name], H) for name in ("Wq", "Wk"))
            largest = np.abs(q @ k.swapaxes(-1, -2)).max() / np.sqrt(d)
            params["Wq"] *= sign * 950.0 / largest
            cases.append((x, params, H))
        # All scores of a row are beyond 700 in size, where exp overflows or gives 0, and none are near each other.
        x = np.repeat(np.array([25.0, 28.0, 30.0, 31.6]), 2).reshape(1, 4, 2)
        cases.append((x, {**weights((4, 1), 2), "Wq": sign * np.eye(2), "Wk": np.eye(2)}, 2))
    x, params = text((1, 1), 2, 3, 4), weights((1, 1), 4)
    cases.append((x, {**params, "Wq": np.zeros((4, 4))}, 2))
    cases.append((x * [[1.0], [0.0], [1.0]], params, 2))  # a token of zeros is a token like any other
    cases.append((0.0 * x, params, 2))
    kit.expect_each(candidate.mha_forward, [(case, oracle_mha(*case)) for case in cases])


@kit.check("mha_forward", points=4)
def test_mha_params(candidate):
    """params is read by key, and anew in each call: in any order, beside other keys"""
    x, params = text((2, 5), 2, 3, 8), weights((2, 5), 8)
    orders = (("Wo", "Wv", "Wk", "Wq"), ("Wk", "Wo", "Wq", "Wv"))
    several = [{name: params[name] for name in order} for order in orders]
    several.append({"W1": kit.array((2, 6), 8, 8), **params, "name": "block 0"})
    expected = oracle_mha(x, params, 4)
    cases = [((x, given, 4), expected) for given in several]
    for name in NAMES:
        exchanged = {**params, name: params[name][::-1]}
        cases.append(((x, exchanged, 4), oracle_mha(x, exchanged, 4)))
    cases.append(((x, params, 2), oracle_mha(x, params, 2)))
    kit.expect_each(candidate.mha_forward, cases)


@kit.check("mha_forward", points=4)
def test_mha_refuses(candidate):
    """ValueError where D is not divisible by n_heads"""
    cases = {reason: (x, weights((3, 3), x.shape[-1]), n_heads) for reason, x, n_heads in indivisible()}
    kit.expect_error(ValueError, candidate.mha_forward, cases)


@kit.check("mha_forward", points=5)
def test_mha_no_loops(candidate):
    """No loops over heads or batch elements"""
    kit.expect_no_loops(
        candidate.mha_forward,
        {
            "heads": {H: (text((H, 5), 2, T, 66), weights((H, 5), 66), H) for H, T in HEADS},
            "batch elements": {B: (text((B, 6), B, T, 8), weights((B, 6), 8), 2) for B, T in TEXTS},
        },
    )


@kit.check("mha_forward", points=3)
def test_mha_leaves_inputs(candidate):
    """Leaves x and params as they were, and gives the same answer again"""
    kit.expect_unchanged(candidate.mha_forward, text((3, 5), 2, 3, 8), weights((3, 5), 8), 4)
    # Numbers divided by the root of d = 7 and multiplied by it again are not all the same; with d = 2 they may be.
    kit.expect_unchanged(candidate.mha_forward, text((3, 6), 2, 3, 14), weights((3, 6), 14), 2, again=1)
