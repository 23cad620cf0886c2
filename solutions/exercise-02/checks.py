"""The hidden checks of exercise 02.

The oracles below are slow, explicit and obviously right: they go from query to query and from head to head, and
write each result where it belongs. In the first sizes that are checked all differ; the second are the same sizes
with other numbers, so that an answer kept by shape shows.
"""

import numpy as np

from grader import kit

# The worked example of the statement, "major league baseball": every step between the tokens and the answer.

TOKENS = ("major", "league", "baseball")
X = np.array([[0.4, 0.2, 0.1, 0.3], [0.5, 0.3, 0.0, 0.9], [0.8, 0.4, 0.2, 0.6]])
WQ = np.array(
    [
        [[0.5, 0.6], [0.8, 0.3], [0.7, 0.2], [0.1, 0.8]],
        [[0.3, 0.6], [0.5, 0.8], [0.9, 0.1], [0.5, 0.8]],
    ]
)
WK = np.array(
    [
        [[0.0, 0.7], [0.4, 0.3], [0.8, 0.3], [0.7, 0.4]],
        [[0.4, 0.9], [0.1, 0.7], [0.6, 0.6], [0.1, 0.6]],
    ]
)
WV = np.array(
    [
        [[0.4, 0.5], [0.7, 0.6], [0.9, 0.8], [0.0, 0.3]],
        [[0.9, 0.2], [0.2, 0.8], [0.7, 0.0], [0.1, 0.4]],
    ]
)
WO = np.array([[0.2, 0.2, 0.6, 0.1], [0.3, 0.2, 0.2, 0.8], [0.2, 0.5, 0.1, 0.3], [0.6, 0.9, 0.5, 0.7]])

Q = (
    np.array([[0.46, 0.56], [0.58, 1.11], [0.92, 1.12]]),
    np.array([[0.46, 0.65], [0.75, 1.26], [0.92, 1.30]]),
)
K = (
    np.array([[0.37, 0.49], [0.75, 0.80], [0.74, 0.98]]),
    np.array([[0.27, 0.74], [0.32, 1.20], [0.54, 1.48]]),
)
V = (
    np.array([[0.39, 0.49], [0.41, 0.70], [0.78, 0.98]]),
    np.array([[0.50, 0.36], [0.60, 0.70], [1.00, 0.72]]),
)
WEIGHTS = (
    np.array(
        [
            [0.2740653709, 0.3506268878, 0.3753077413],
            [0.2380774763, 0.3548722726, 0.4070502511],
            [0.2216296513, 0.3627521275, 0.4156182212],
        ]
    ),
    np.array(
        [
            [0.2638668931, 0.3313360664, 0.4047970405],
            [0.2092855611, 0.3237770739, 0.4669373650],
            [0.2028308425, 0.3198170490, 0.4773521085],
        ]
    ),
)
HEADS = (
    np.array([[0.5433825568, 0.7475324397], [0.5558470434, 0.7639778003], [0.5593461488, 0.7698308752]]),
    np.array([[0.7355321269, 0.6183811972], [0.7658463899, 0.6381816565], [0.7706577591, 0.6405845557]]),
)
CONCATENATED = np.array(
    [
        [0.5433825568, 0.7475324397, 0.7355321269, 0.6183811972],
        [0.5558470434, 0.7639778003, 0.7658463899, 0.6381816565],
        [0.5593461488, 0.7698308752, 0.7706577591, 0.6405845557],
    ]
)
RESULT = np.array(
    [
        [0.8510713870, 1.1824921402, 0.8582798333, 1.3058906835],
        [0.8764410206, 1.2212516545, 0.8819792533, 1.3432480211],
        [0.8813007776, 1.2276903845, 0.8869319181, 1.3514058317],
    ]
)


@kit.remembered
def oracle_sdpa(q, k, v):
    """(T, d_k), (T, d_k), (T, d_v) -> (T, d_v): one query at a time."""
    T, d_k = q.shape
    answer = np.empty((T, v.shape[1]))
    for i in range(T):
        scores = np.sum(q[i] * k, axis=1) / d_k**0.5  # with every key
        parts = np.exp(scores - np.max(scores))
        answer[i] = np.sum(parts[:, None] * v, axis=0) / np.sum(parts)
    return answer


@kit.remembered
def oracle_mha(x, wq, wk, wv, wo):
    """(T, d_model) -> (T, d_model): head h writes the columns h*d_v to (h+1)*d_v - 1."""
    n_heads, _, d_v = wv.shape
    side_by_side = np.empty((len(x), n_heads * d_v))
    for h in range(n_heads):
        side_by_side[:, h * d_v : (h + 1) * d_v] = oracle_sdpa(x @ wq[h], x @ wk[h], x @ wv[h])
    return side_by_side @ wo


# Inputs. Scores are of about the size of 1, so that no softmax saturates and every scale shows.


def triple(seed, T, d_k, d_v, layout="plain"):
    """Give q, k and v."""
    sizes = (d_k, d_k, d_v)
    return tuple(kit.relayout(kit.array((*seed, i), T, d), layout) for i, d in enumerate(sizes))


def text(seed, T, D, H, d_k, d_v, layout="plain"):
    """Give x, wq, wk, wv and wo."""
    arrays = [kit.array((*seed, 9), T, D)]
    for i, shape in enumerate([(H, D, d_k), (H, D, d_k), (H, D, d_v), (H * d_v, D)]):
        arrays.append(kit.array((*seed, i), *shape, scale=shape[-2] ** -0.5))
    return tuple(kit.relayout(values, layout) for values in arrays)


# sdpa


@kit.check("sdpa", points=8)
def test_sdpa_worked_weights(candidate):
    """The example's weights, seen with an identity matrix as v"""
    cases = [((Q[h], K[h], np.eye(3)), WEIGHTS[h]) for h in range(2)]
    look = kit.Look("Attention weights", labels=("head0", "head1"), rows=TOKENS, columns=TOKENS)
    kit.expect_each(candidate.sdpa, cases, look)


@kit.check("sdpa", points=7)
def test_sdpa_worked_heads(candidate):
    """The example's two heads: head0 and head1"""
    kit.expect_each(candidate.sdpa, [((Q[h], K[h], V[h]), HEADS[h]) for h in range(2)])


@kit.check("sdpa", points=10)
def test_sdpa_sizes(candidate):
    """Right for sizes of every kind, with d_v unlike d_k"""
    cases = [
        triple((1, 2), 3, 5, 2),
        triple((2, 1), 3, 5, 2),
        triple((3, 4), 4, 2, 6),
        triple((5, 6), 1, 4, 3),
        triple((7, 8), 5, 1, 3),
        triple((9, 10), 2, 3, 1),
        triple((11, 12), 4, 4, 4),
        triple((13, 14), 70, 3, 2),
        triple((15, 16), 3, 67, 65),
    ]
    q, k, v = cases[0]
    cases += [(q, k[::-1], v), (q, k, v[::-1])]  # the first queries with other keys, and with other values only
    q, k, v = cases[2]
    cases.append((q, k * [[1.0], [0.0], [1.0], [1.0]], v))  # a key of zeros is a key like any other
    cases.append((q, k[[0, 2, 2, 0]], v))  # and so are two that are equal
    kit.expect_each(candidate.sdpa, [(case, oracle_sdpa(*case)) for case in cases])


@kit.check("sdpa", points=8)
@kit.examples(6)
@kit.example(T=3, d_k=5, d_v=2, seed=(20, 1), layout="transposed")
@kit.example(T=4, d_k=2, d_v=3, seed=(20, 2), layout="strided")
@kit.example(T=2, d_k=3, d_v=4, seed=(20, 3), layout="reversed")
@kit.given(T=kit.sizes(6), d_k=kit.sizes(6), d_v=kit.sizes(6), seed=kit.seeds(), layout=kit.layouts())
def test_sdpa_values(candidate, T, d_k, d_v, seed, layout):
    """Right for random numbers, views included"""
    q, k, v = triple(seed, T, d_k, d_v, layout)
    kit.expect_equal(candidate.sdpa(q, k, v), oracle_sdpa(q, k, v))


@kit.check("sdpa", points=6)
def test_sdpa_large_scores(candidate):
    """Scaled scores up to 1000 in size give finite, right numbers"""
    cases = []
    for sign in (1.0, -1.0):
        for T, d_k, d_v in ((5, 4, 2), (4, 1, 3)):
            q, k, v = triple((T, d_k), T, d_k, d_v)
            q = sign * 999.0 * q / np.max(np.abs(q @ k.T) / np.sqrt(d_k))
            cases.append((q, k, v))
        # All scores are beyond 700 in size, where exp overflows or gives 0, and near each other in a row.
        q = sign * np.array([[32.0], [29.0], [-32.0], [28.0]])
        k = np.array([[31.0], [31.02], [31.05], [31.01]])
        cases.append((q, k, kit.array((4, 4), 4, 3)))
    # One row has large scores, the next none: what is right for one must not drown the other.
    q = np.array([[900.0, 0.0], [0.0, 0.1], [-900.0, 0.5]])
    k = np.array([[1.0, 0.3], [1.001, -0.2], [0.999, 0.4]])
    cases.append((q, k, kit.array((4, 5), 3, 2)))
    cases.append((np.zeros((3, 2)), k, kit.array((4, 6), 3, 2)))
    kit.expect_each(candidate.sdpa, [(case, oracle_sdpa(*case)) for case in cases])


@kit.check("sdpa", points=5)
def test_sdpa_leaves_inputs(candidate):
    """Leaves q, k and v as they were, and gives the same answer again"""
    kit.expect_unchanged(candidate.sdpa, *triple((30, 1), 4, 3, 2))
    kit.expect_unchanged(candidate.sdpa, *triple((30, 2), 4, 3, 2, "transposed"), again=3)


# mha


@kit.check("mha", points=9)
def test_mha_worked_concatenation(candidate):
    """The example's heads side by side, seen with an identity matrix as wo"""
    meaning = "The first two columns are head0, the last two head1."
    kit.expect_equal(candidate.mha(X, WQ, WK, WV, np.eye(4)), CONCATENATED, meaning)


@kit.check("mha", points=10)
def test_mha_worked_example(candidate):
    """The example's result"""
    kit.expect_equal(candidate.mha(X, WQ, WK, WV, WO), RESULT)


@kit.check("mha", points=13)
def test_mha_sizes(candidate):
    """Right for sizes of every kind, with d_k, d_v and d_model / n_heads all unlike"""
    cases = [
        text((1, 2), 3, 7, 4, 5, 2),
        text((2, 1), 3, 7, 4, 5, 2),
        text((3, 4), 5, 6, 3, 2, 2),
        text((5, 6), 1, 5, 2, 3, 4),
        text((7, 8), 4, 3, 1, 2, 5),
        text((9, 10), 4, 1, 3, 2, 4),
        text((11, 12), 2, 4, 3, 1, 2),
        text((13, 14), 3, 5, 2, 4, 1),
        text((15, 16), 3, 3, 2, 3, 3),
        text((17, 18), 4, 4, 1, 4, 4),
        text((19, 20), 5, 8, 2, 3, 4),
        text((21, 22), 70, 3, 2, 2, 3),
        text((23, 24), 2, 3, 66, 1, 2),
        text((25, 26), 2, 68, 2, 67, 65),
    ]
    first, second = cases[:2]
    cases.append((first[0], *second[1:]))  # the first text with other weights
    cases.append((*first[:4], second[4]))  # and with another wo only
    cases += [(*first[:i], second[i], *first[i + 1 :]) for i in (1, 2, 3)]  # or another wq, wk or wv
    x, *others = cases[2]
    cases.append((x * [[1.0], [1.0], [0.0], [1.0], [1.0]], *others))  # a token of zeros is a token like any other
    cases.append((x[[0, 1, 1, 2, 0]], *others))  # and so are two that are equal
    cases.append((0.0 * x, *others))
    kit.expect_each(candidate.mha, [(case, oracle_mha(*case)) for case in cases])


@kit.check("mha", points=11)
@kit.examples(6)
@kit.example(T=3, D=7, H=4, d_k=5, d_v=2, seed=(40, 1), layout="transposed")
@kit.example(T=4, D=5, H=3, d_k=2, d_v=3, seed=(40, 2), layout="strided")
@kit.example(T=2, D=3, H=5, d_k=4, d_v=6, seed=(40, 3), layout="reversed")
@kit.example(T=3, D=4, H=2, d_k=2, d_v=5, seed=(40, 4), layout="fortran")
@kit.given(
    T=kit.sizes(6),
    D=kit.sizes(6),
    H=kit.sizes(5),
    d_k=kit.sizes(5),
    d_v=kit.sizes(5),
    seed=kit.seeds(),
    layout=kit.layouts(),
)
def test_mha_values(candidate, T, D, H, d_k, d_v, seed, layout):
    """Right for random numbers, views included"""
    arrays = text(seed, T, D, H, d_k, d_v, layout)
    kit.expect_equal(candidate.mha(*arrays), oracle_mha(*arrays))


@kit.check("mha", points=7)
def test_mha_large_scores(candidate):
    """Scaled scores up to 1000 in size give finite, right numbers"""
    cases = []
    for sign in (1.0, -1.0):
        for T, D, H, d_k, d_v in ((5, 7, 3, 4, 2), (4, 5, 2, 1, 3)):
            x, wq, wk, wv, wo = text((T, d_k), T, D, H, d_k, d_v)
            scores = (x @ wq) @ (x @ wk).swapaxes(1, 2) / np.sqrt(d_k)  # (H, T, T)
            cases.append((x, sign * 999.0 * wq / np.max(np.abs(scores)), wk, wv, wo))
        # All scores are beyond 700 in size, and near each other in a row; those of head 1 are small.
        x, wq, wk, wv, wo = text((4, 6), 4, 2, 2, 1, 3)
        x[:] = [[31.5, 1.0], [31.52, -2.0], [31.55, 0.5], [31.51, 1.5]]
        wq[:] = [[[sign], [0.0]], [[0.0], [0.3]]]
        wk[:] = [[[1.0], [0.0]], [[0.0], [1.0]]]
        cases.append((x, wq, wk, wv / 30, wo))
    kit.expect_each(candidate.mha, [(case, oracle_mha(*case)) for case in cases])


@kit.check("mha", points=6)
def test_mha_leaves_inputs(candidate):
    """Leaves x and the weights as they were, and gives the same answer again"""
    kit.expect_unchanged(candidate.mha, *text((50, 1), 4, 6, 3, 2, 5))
    kit.expect_unchanged(candidate.mha, *text((50, 2), 4, 6, 3, 2, 5, "transposed"), again=3)
    # Numbers divided by the root of 7 and multiplied by it again are not all the same; with 2 they may be.
    kit.expect_unchanged(candidate.mha, *text((50, 3), 4, 6, 3, 7, 5), again=1)
