"""The hidden checks of exercise 13.

The oracle below is slow, explicit and obviously right: it walks over texts, query heads and queries one by one. In
the first pinned cases all sizes differ, so that no mix-up of axes can hide; the second has the sizes of the first
and other numbers, so that an answer kept by shape shows. The heads come as (6, 3) and as (6, 2), group sizes 2 and
3: with (4, 2) the size of a group and the number of groups are the same.
"""

import numpy as np

from grader import kit


@kit.remembered
def oracle_gqa(x, params, n_heads, n_kv_heads):
    """(B, T, D) -> (B, T, D): one query of one head of one text at a time."""
    B, T, D = x.shape
    d = D // n_heads
    group = n_heads // n_kv_heads
    heads = np.empty((B, T, D))
    for b, g, member in np.ndindex(B, n_kv_heads, group):
        h = g * group + member  # neighbours share: heads 0 to group - 1 are the first group
        own, shared = slice(h * d, (h + 1) * d), slice(g * d, (g + 1) * d)
        q = x[b] @ params["Wq"][:, own]  # (T, d)
        k, v = x[b] @ params["Wk"][:, shared], x[b] @ params["Wv"][:, shared]  # (T, d) each
        for t in range(T):
            scores = k[: t + 1] @ q[t] / np.sqrt(d)  # the keys up to t, and no others
            weights = np.exp(scores - scores.max())
            heads[b, t, own] = weights @ v[: t + 1] / weights.sum()
    return heads @ params["Wo"]


def weights(seed, D, kv, layout="plain", scale=1.0):
    """Give params for D numbers and kv columns of keys; scores are of about the size of `scale`."""
    columns = {"Wq": D, "Wk": kv, "Wv": kv, "Wo": D}
    arrays = {n: kit.array((*seed, i), D, c, scale=(scale / D) ** 0.5) for i, (n, c) in enumerate(columns.items())}
    return {name: kit.relayout(array, layout) for name, array in arrays.items()}


def text(seed, B, T, D, layout="plain"):
    """Give an input (B, T, D)."""
    return kit.relayout(kit.array((*seed, 9), B, T, D), layout)


def call(seed, B, T, D, n_heads, n_kv_heads, layout="plain"):
    """Give the arguments of a call."""
    kv = n_kv_heads * max(1, D // n_heads)  # where D is not divisible, no number of columns is the right one
    return text(seed, B, T, D, layout), weights(seed, D, kv, layout), n_heads, n_kv_heads


@kit.remembered
def solved(B, T, H, H_kv, d, seed, layout):
    """Give the arguments of a call, and the right answer."""
    args = call(seed, B, T, H * d, H, H_kv, layout)
    return args, oracle_gqa(*args)


def expect_right(gqa, calls):
    """Expect the right answer of each of several calls."""
    kit.expect_each(gqa, [(args, oracle_gqa(*args)) for args in calls])


# H_kv key/value heads, each shared by `group` query heads.
SIZES = {
    "B": kit.sizes(3),
    "T": kit.sizes(5),
    "H_kv": kit.sizes(3),
    "group": kit.sizes(3),
    "d": kit.sizes(3),
    "seed": kit.seeds(),
}

# (query heads, key/value heads): all that there are up to 12 heads, and some beyond. A single key/value head, and
# as many as query heads, have checks of their own.
PAIRS = ((6, 3), (6, 2), (12, 3), (12, 4), (12, 2), (4, 2), (6, 6), (6, 1), (12, 6), (1, 1))
PAIRS += ((8, 4), (8, 2), (9, 3), (10, 5), (10, 2), (16, 4), (16, 2), (16, 8), (15, 3), (15, 5), (32, 8))


def numbers(n_heads):
    """Give a D that is divisible by n_heads: 12 where that is, else from 2 to 7 numbers for each head."""
    return 12 if 12 % n_heads == 0 else n_heads * (2 + n_heads % 7 if n_heads < 16 else 2)


def varied(*n_heads):
    """Give B, T and a number of heads, for each of several: from 1 to 10 texts and tokens, in different orders."""
    return [(1 + i % 10, 1 + (3 * i + 7) % 10, H) for i, H in enumerate(n_heads)]


# Where loops are looked for: growing numbers of all that must not be looped over. The last are beyond any fixed
# number of turns that a loop may run for the small ones. T falls meanwhile, so that each call has a length of its
# own (a mask kept by its length is built anew each time) and a loop over tokens, which is allowed, never grows.
GROWING = {
    "key/value heads": {H_kv: (2, T, 132, 132, H_kv) for H_kv, T in ((2, 5), (3, 4), (6, 3), (66, 2))},
    "query heads": {H: (2, T, 132, H, H // 2) for H, T in ((4, 5), (6, 4), (12, 3), (132, 2))},
    "members of a group": {g: (2, T, 132, 2 * g, 2) for g, T in ((2, 5), (3, 4), (6, 3), (66, 2))},
    "batch elements": {B: (B, T, 12, 6, 3) for B, T in ((2, 5), (3, 4), (5, 3), (66, 2))},
}


@kit.check("gqa_forward", points=6)
def test_gqa_worked_example(candidate):
    """The statement's example: six query heads, three key/value heads"""
    x = np.array([[[1.0, 0, 2, -1, 0, 1], [0, 1, 1, 0, 2, -1]]])
    params = {
        "Wq": np.array(
            [
                [1.0, 0, 0, 1, 0, 0],
                [0, 1, 0, 0, 1, 0],
                [0, 0, 1, 0, 0, 1],
                [1, 0, 0, 0, 0, -1],
                [0, 0.5, 0, 1, 0, 0],
                [0, 0, 0.5, 0, 1, 0],
            ]
        ),
        "Wk": np.array([[1.0, 0, 0], [0, 1, 0], [0, 0, 1], [0.5, 0, 0], [0, 0.5, 0], [0, 0, 0.5]]),
        "Wv": np.array([[1.0, 0, 0], [0, 1, 1], [1, 0, 1], [0, -1, 0], [0, 0.5, 0], [0, 1, -1]]),
        "Wo": np.array(
            [
                [1.0, 0, 0, 0, 0, 0.5],
                [0, 1, 0, 0, 0.5, 0],
                [0, 0, 1, 0.5, 0, 0],
                [0, 0.5, 0, 1, 0, 0],
                [0.5, 0, 0, 0, 1, 0],
                [0, 0, 0, 0.5, 0, 1],
            ]
        ),
    }
    expected = [
        [
            [3.5, 4.0, 2.0, 3.5, 2.5, 2.5],
            [3.0, 2.9711102622, 1.2689414214, 2.2716598427, 3.2310585786, 2.2384058440],
        ]
    ]
    meaning = "The statement lists what each head hands to both tokens: print yours beside it."
    kit.expect_equal(candidate.gqa_forward(x, params, 6, 3), expected, meaning)


@kit.check("gqa_forward", points=4)
def test_gqa_weights(candidate):
    """The attention weights of six query heads on three key/value heads, seen with identity matrices as values"""
    x = text((4, 4), 1, 3, 18)
    x[0, :, :3] = np.eye(3)
    values = np.zeros((18, 9))
    values[:3] = np.tile(np.eye(3), 3)  # x @ values is an identity matrix for each key/value head
    params = {**weights((4, 4), 18, 9, scale=3.0), "Wv": values, "Wo": np.eye(18)}
    args = (x, params, 6, 3)
    look = kit.Look(
        "Attention weights",
        read=lambda y: y.reshape(3, 6, 3).swapaxes(0, 1),
        labels=[f"head {h}, keys {h // 2}" for h in range(6)],
    )
    kit.expect_each(candidate.gqa_forward, [(args, oracle_gqa(*args))], look)


@kit.check("gqa_forward", points=12)
def test_gqa_groups(candidate):
    """Query head h reads key/value head h // (n_heads // n_kv_heads)"""
    # Wv reads one number of the tokens, a 1, and hands it on as the number of the key/value head: a mean of equal
    # values is that value, whatever the weights.
    for n_heads, n_kv_heads in PAIRS:
        D = numbers(n_heads)
        x, params, *_ = call((n_heads, n_kv_heads), 2, 3, D, n_heads, n_kv_heads)
        d = D // n_heads
        x[..., 0] = 1.0
        numbered = np.zeros((D, n_kv_heads * d))
        numbered[0] = np.arange(n_kv_heads * d) // d
        read = np.array([h * n_kv_heads // n_heads for h in range(n_heads) for _ in range(d)], dtype=float)
        meaning = (
            f"Here each number is that of the value head it was read from, of {n_kv_heads} for {n_heads} heads."
        )
        answer = candidate.gqa_forward(x, {**params, "Wv": numbered, "Wo": np.eye(D)}, n_heads, n_kv_heads)
        kit.expect_equal(answer, np.broadcast_to(read, (2, 3, D)), meaning)


@kit.check("gqa_forward", points=16)
@kit.examples(6)
@kit.example(B=4, T=7, H_kv=3, group=2, d=5, seed=(1, 2), layout="plain")
@kit.example(B=4, T=7, H_kv=3, group=2, d=5, seed=(2, 1), layout="plain")
@kit.example(B=1, T=4, H_kv=2, group=3, d=7, seed=(3, 4), layout="transposed")
@kit.example(B=2, T=2, H_kv=2, group=2, d=2, seed=(5, 6), layout="strided")
@kit.example(B=3, T=4, H_kv=1, group=2, d=2, seed=(7, 8), layout="reversed")
@kit.example(B=2, T=5, H_kv=4, group=1, d=3, seed=(9, 10), layout="fortran")
@kit.example(B=2, T=1, H_kv=5, group=5, d=1, seed=(11, 12), layout="plain")
@kit.example(B=1, T=270, H_kv=1, group=2, d=3, seed=(13, 14), layout="plain")
@kit.example(B=1, T=2, H_kv=2, group=66, d=1, seed=(15, 16), layout="plain")
@kit.example(B=1, T=2, H_kv=66, group=2, d=1, seed=(17, 18), layout="plain")
@kit.example(B=66, T=2, H_kv=2, group=2, d=1, seed=(19, 20), layout="plain")
@kit.example(B=1, T=3, H_kv=1, group=2, d=66, seed=(21, 22), layout="plain")
@kit.given(**SIZES, layout=kit.layouts())
def test_gqa_values(candidate, B, T, H_kv, group, d, seed, layout):
    """All query heads give the right numbers"""
    args, expected = solved(B, T, H_kv * group, H_kv, d, seed, layout)
    kit.expect_equal(candidate.gqa_forward(*args), expected)


@kit.check("gqa_forward", points=6)
def test_gqa_multi_head(candidate):
    """With as many key/value heads as query heads, it is multi-head attention"""
    sizes = ((2, 3, 4), (1, 5, 6), (3, 2, 12), (2, 4, 1), *varied(2, 3, 5, 7, 8, 9, 10, 11, 16, 32))
    calls = [call((5, H), B, T, numbers(H), H, H) for B, T, H in sizes]
    expect_right(candidate.gqa_forward, calls)


@kit.check("gqa_forward", points=6)
def test_gqa_multi_query(candidate):
    """With one key/value head, all query heads share it"""
    sizes = ((2, 3, 4), (1, 5, 6), (3, 2, 12), (2, 4, 2), *varied(32, 16, 11, 10, 9, 8, 7, 5, 3, 2))
    calls = [call((6, H), B, T, numbers(H), H, 1) for B, T, H in sizes]
    expect_right(candidate.gqa_forward, calls)


@kit.check("gqa_forward", points=6)
def test_gqa_repeated(candidate):
    """The same answer as with a copy of the keys and values for every query head"""
    for n_heads, n_kv_heads in PAIRS:
        x, params, *_ = call((7, n_heads), 2, 4, numbers(n_heads), n_heads, n_kv_heads)
        cut = {name: np.split(params[name], n_kv_heads, axis=1) for name in ("Wk", "Wv")}
        wide = {
            name: np.concatenate([parts[h * n_kv_heads // n_heads] for h in range(n_heads)], axis=1)
            for name, parts in cut.items()
        }
        expected = oracle_gqa(x, {**params, **wide}, n_heads, n_heads)
        meaning = (
            f"{n_kv_heads} key/value heads, copied for {n_heads} query heads, give the multi-head attention that "
            "is expected here."
        )
        kit.expect_equal(candidate.gqa_forward(x, params, n_heads, n_kv_heads), expected, meaning)


@kit.check("gqa_forward", points=8)
@kit.examples(3)
@kit.example(B=2, T=5, H_kv=3, group=2, d=2, seed=(1, 2), first=3)
@kit.example(B=1, T=4, H_kv=2, group=3, d=1, seed=(2, 2), first=1)
@kit.given(**SIZES, first=kit.sizes(4))
def test_gqa_causal(candidate, B, T, H_kv, group, d, seed, first):
    """Causal: a later token never changes an earlier output"""
    x, *others = call(seed, B, T, H_kv * group * d, H_kv * group, H_kv)
    changed = x.copy()
    changed[:, first:] += kit.array((*seed, 7), *changed[:, first:].shape, scale=5.0)
    before = candidate.gqa_forward(x, *others)
    after = candidate.gqa_forward(changed, *others)
    kit.expect_shape(before, x.shape)
    kit.expect_shape(after, x.shape)
    meaning = f"Between the two calls only the tokens from {first} on were changed."
    kit.expect_equal(after[:, :first], before[:, :first], meaning)


@kit.check("gqa_forward", points=6)
def test_gqa_large_scores(candidate):
    """Scores from 0 to 1000 in size give finite, right numbers"""
    calls = []
    for sign in (1.0, -1.0):
        for B, T, H, H_kv, d in ((2, 5, 6, 3, 2), (1, 7, 6, 2, 1)):
            x, params, *_ = call((8, d), B, T, H * d, H, H_kv)
            q, k = ((x @ params[name]).reshape(B, T, -1, d) for name in ("Wq", "Wk"))
            largest = np.abs(np.einsum("bihd,bjgd->bhgij", q, k)).max() / np.sqrt(d)
            params["Wq"] = params["Wq"] * (sign * 950.0 / largest)
            calls.append((x, params, H, H_kv))
        # All scores of a row are beyond 700 in size, where exp overflows or gives 0, and none are near each other.
        x = np.repeat(np.array([25.0, 28.0, 30.0, 31.6]), 2).reshape(1, 4, 2)
        params = weights((8, 8), 2, 1)
        calls.append((x, {**params, "Wq": sign * np.eye(2), "Wk": np.array([[1.0], [0.0]])}, 2, 1))
        # Tokens that alternate: query 0 has a score of +-990 with itself and the opposite with the next key.
        row = kit.array((8, 7), 4)
        x = np.array([[row, -row, row, -row]])
        wq, wk = kit.array((8, 6), 4, 1), kit.array((8, 5), 4, 1)
        wq = wq * (sign * 990.0 / ((row @ wq) * (row @ wk)))
        params = {**weights((8, 4), 4, 1), "Wq": np.tile(wq, 4), "Wk": wk}
        calls.append((x, params, 4, 1))
    x, params, *_ = call((1, 1), 2, 3, 12, 6, 3)
    calls.append((x, {**params, "Wq": np.zeros((12, 12)), "Wv": params["Wv"] * 1e4}, 6, 3))  # values have no bound
    expect_right(candidate.gqa_forward, calls)


@kit.check("gqa_forward", points=5)
def test_gqa_params(candidate):
    """params is read by key: in any order, beside other keys"""
    # Six key/value heads, so that all four matrices have one shape and none is known by it.
    for n_kv_heads in (3, 6):
        x, params, *_ = call((2, 5), 2, 3, 12, 6, n_kv_heads)
        orders = (("Wo", "Wv", "Wk", "Wq"), ("Wk", "Wo", "Wq", "Wv"))
        several = [{name: params[name] for name in order} for order in orders]
        several.append({"W1": kit.array((2, 6), 12, 12), **params, "name": "block 0", "n_kv_heads": 1})
        expected = oracle_gqa(x, params, 6, n_kv_heads)
        kit.expect_each(candidate.gqa_forward, [((x, given, 6, n_kv_heads), expected) for given in several])
        # One other matrix at a time: nothing may be left of the call before.
        others = [{**params, name: params[name][::-1]} for name in params]
        expect_right(candidate.gqa_forward, [(x, given, 6, n_kv_heads) for given in others])
    # The same six columns of keys are two, three or six heads: the numbers of heads are no part of params.
    x, params, *_ = call((2, 7), 2, 3, 12, 6, 3)
    expect_right(candidate.gqa_forward, [(x, params, 2 * n, n) for n in (3, 2, 6, 1, 3)])


@kit.check("gqa_forward", points=5)
def test_gqa_refuses_heads(candidate):
    """ValueError where D is not divisible by n_heads"""
    # In some, the numbers of a text, or of all texts, can still be shared out evenly, so that a reshape with -1 in
    # it goes through.
    cases = {}
    sizes = (8, 6, 3), (8, 3, 3), (6, 4, 2), (5, 2, 1), (2, 4, 2), (1, 2, 2), (9, 6, 3), (12, 8, 4)
    for D, n_heads, n_kv_heads in sizes:
        for B, T in ((2, 3), (1, n_heads), (n_heads, n_heads * n_heads)):
            rest = f"(n_kv_heads = {n_kv_heads}, B = {B}, T = {T})"
            reason = f"where D = {D} is not divisible by n_heads = {n_heads} {rest}"
            cases[reason] = call((D, T), B, T, D, n_heads, n_kv_heads)
    kit.expect_error(ValueError, candidate.gqa_forward, cases)


@kit.check("gqa_forward", points=6)
def test_gqa_refuses_groups(candidate):
    """ValueError where n_heads is not divisible by n_kv_heads"""
    cases = {}
    for D, n_heads, n_kv_heads in ((12, 6, 4), (12, 6, 5), (6, 3, 2), (12, 4, 3), (8, 8, 3), (8, 8, 6), (9, 9, 6)):
        for B, T in ((2, 3), (n_kv_heads, n_kv_heads)):
            rest = f"(D = {D}, B = {B}, T = {T})"
            reason = f"where n_heads = {n_heads} is not divisible by n_kv_heads = {n_kv_heads} {rest}"
            cases[reason] = call((D, T), B, T, D, n_heads, n_kv_heads)
    for D, n_heads, n_kv_heads in ((12, 3, 6), (12, 2, 3), (4, 1, 2), (12, 4, 6), (4, 2, 4)):
        for B, T in ((2, 3), (n_kv_heads, n_kv_heads)):
            rest = f"(D = {D}, B = {B}, T = {T})"
            reason = f"where n_kv_heads = {n_kv_heads} is more than n_heads = {n_heads} {rest}"
            cases[reason] = call((D, T), B, T, D, n_heads, n_kv_heads)
    kit.expect_error(ValueError, candidate.gqa_forward, cases)


@kit.check("gqa_forward", points=8)
def test_gqa_no_loops(candidate):
    """No loops over query heads, key/value heads, the members of a group or batch elements"""
    kit.expect_no_loops(
        candidate.gqa_forward,
        {
            size: {number: call((13, number), *sizes) for number, sizes in several.items()}
            for size, several in GROWING.items()
        },
    )


@kit.check("gqa_forward", points=6)
def test_gqa_leaves_inputs(candidate):
    """Leaves x and params as they were, and gives the same answer again"""
    kit.expect_unchanged(candidate.gqa_forward, *call((3, 5), 2, 3, 12, 6, 3))
    others = ((2, 3, 4, 4, 4), (3, 2, 6, 6, 1), (1, 1, 6, 3, 1), (1, 4, 2, 1, 1))
    for B, T, D, n_heads, n_kv_heads in others:
        kit.expect_unchanged(candidate.gqa_forward, *call((3, D), B, T, D, n_heads, n_kv_heads), again=1)
    for layout in ("transposed", "strided", "reversed", "fortran"):
        kit.expect_unchanged(candidate.gqa_forward, *call((3, 6), 2, 3, 12, 6, 2, layout), again=1)
