"""The hidden checks of exercise 09.

The oracle below is slow, explicit and obviously right: it walks over texts, tokens, heads and queries one by one,
and uses none of the given functions. In the first pinned case all sizes differ; the second has the sizes of the
first and other numbers, so that an answer kept by shape shows; others have equal sizes, so that no shape betrays
a mix-up.
"""

import math

import numpy as np

from grader import kit

SHAPES = {
    "ln1": {"gamma": "D", "beta": "D"},
    "attn": {"Wq": "DD", "Wk": "DD", "Wv": "DD", "Wo": "DD"},
    "ln2": {"gamma": "D", "beta": "D"},
    "ffn": {"W1": "DF", "b1": "F", "W2": "FD", "b2": "D"},
}


def oracle_norm(rows, gamma, beta):
    """(T, D) -> (T, D): one row after the other, with the default eps of layer_norm."""
    answer = np.empty(rows.shape)
    for t, row in enumerate(rows):
        centred = row - row.sum() / len(row)
        variance = centred @ centred / len(row)
        answer[t] = centred / math.sqrt(variance + 1e-5) * gamma + beta
    return answer


def oracle_attention(rows, Wq, Wk, Wv, Wo, n_heads):
    """(T, D) -> (T, D): one head and one query after the other; a query sees the keys up to its own."""
    T, D = rows.shape
    d = D // n_heads
    heads = np.empty((T, D))
    for h in range(n_heads):
        columns = slice(h * d, (h + 1) * d)
        q, k, v = (rows @ weight[:, columns] for weight in (Wq, Wk, Wv))  # each (T, d)
        for t in range(T):
            scores = k[: t + 1] @ q[t] / math.sqrt(d)
            weights = np.exp(scores - scores.max())
            heads[t, columns] = weights @ v[: t + 1] / weights.sum()
    return heads @ Wo


def oracle_feed_forward(rows, W1, b1, W2, b2):
    """(T, D) -> (T, D): one token after the other."""
    answer = np.empty(rows.shape)
    for t, row in enumerate(rows):
        hidden = row @ W1 + b1
        gate = 0.5 * (1.0 + np.tanh(math.sqrt(2.0 / math.pi) * (hidden + 0.044715 * hidden**3)))
        answer[t] = (hidden * gate) @ W2 + b2
    return answer


def oracle_block(x, params, n_heads):
    """(B, T, D) -> (B, T, D): one text after the other."""
    answer = np.empty(x.shape)
    for b, rows in enumerate(x):
        h = rows + oracle_attention(oracle_norm(rows, **params["ln1"]), **params["attn"], n_heads=n_heads)
        answer[b] = h + oracle_feed_forward(oracle_norm(h, **params["ln2"]), **params["ffn"])
    return answer


def block_params(seed, D, F, layout="plain"):
    """Give params of a block: no gamma or beta near 0, both signs mixed, and matrices that keep sizes near 1."""
    params, i = {}, 0
    for part, names in SHAPES.items():
        params[part] = {}
        for name, axes in names.items():
            i += 1
            shape = [D if axis == "D" else F for axis in axes]
            values = kit.array((*seed, i), *shape, scale=shape[0] ** -0.5 if len(shape) == 2 else 0.6)
            if name in ("gamma", "beta"):
                values = np.where(values < 0, -1.0, 1.0) * (0.4 + np.abs(values))
            params[part][name] = kit.relayout(values, layout)
    return params


def replaced(params, **parts):
    """Give params in which some arrays are others: replaced(params, attn={"Wo": zeros})."""
    return {part: {**inner, **parts.get(part, {})} for part, inner in params.items()}


def without_attention(params):
    """Give params whose first half adds nothing."""
    return replaced(params, attn={"Wo": np.zeros_like(params["attn"]["Wo"])})


def without_feed_forward(params):
    """Give params whose second half adds nothing."""
    ffn = params["ffn"]
    return replaced(params, ffn={"W2": np.zeros_like(ffn["W2"]), "b2": np.zeros_like(ffn["b2"])})


def text(seed, B, T, D, layout="plain"):
    """Give an input (B, T, D) in which each token has a spread and a level of its own."""
    rows = kit.array((*seed, 91), B, T, D)
    spreads = np.exp(0.5 * kit.array((*seed, 92), B, T, 1))
    return kit.relayout(spreads * rows + kit.array((*seed, 93), B, T, 1), layout)


@kit.remembered
def solved(B, T, H, d, F, seed, layout):
    """Give an input, params, and the right answer."""
    x, params = text(seed, B, T, H * d, layout), block_params(seed, H * d, F, layout)
    return x, params, oracle_block(x, params, H)


def expect_block(block, cases):
    """Expect the right answer of each of several calls."""
    kit.expect_each(block, [(args, oracle_block(*args)) for args in cases])


DRAWN = {
    "B": kit.sizes(3),
    "T": kit.sizes(5),
    "H": kit.sizes(4),
    "d": kit.sizes(4),
    "F": kit.sizes(9),
    "seed": kit.seeds(),
    "layout": kit.layouts(),
}

VARIED = (
    (2, 3, 4, 2, 5),
    (3, 4, 1, 3, 2),
    (1, 5, 2, 3, 24),
    (4, 1, 3, 1, 3),
    (2, 2, 1, 2, 2),
    (3, 3, 1, 3, 3),
    (1, 1, 1, 4, 1),
)
"""Sizes (B, T, H, d, F): different, equal, or 1."""


LAYOUTS = ("transposed", "strided", "reversed", "fortran")


def varied(seed):
    """Give calls of all kinds of sizes."""
    for B, T, H, d, F in VARIED:
        yield text((*seed, T), B, T, H * d), block_params((*seed, F), H * d, F), H


@kit.check("transformer_block", points=8)
def test_block_worked_example(candidate):
    """The statement's example of three tokens, two heads and F = 3"""
    x = np.array([[[1.0, 2, 3, 6], [2, 0, -1, 1], [0, 4, 1, -1]]])
    params = {
        "ln1": {"gamma": np.array([1.0, 2.0, 0.5, 1.0]), "beta": np.array([0.0, 0.5, -1.0, 0.0])},
        "attn": {
            "Wq": np.array([[0.5, 0, 1, 0], [0, 0.5, 0, 1], [1, 0, 0.5, 0], [0, 1, 0, -0.5]]),
            "Wk": np.array([[0, 0.5, 0.5, 0], [1, 0, 0, 0.5], [0, 0.5, 0, 1], [0.5, 0, 1, 0]]),
            "Wv": np.array([[1, 0, 0, 0.5], [0, 1, -0.5, 0], [0.5, 0, 1, 0], [0, 0.5, 0, 1]]),
            "Wo": np.array([[1, 0, 0.5, 0], [0, 0.5, 0, 1], [0.5, 0, 1, 0], [0, 1, 0, -0.5]]),
        },
        "ln2": {"gamma": np.array([2.0, 1.0, 1.0, 0.5]), "beta": np.array([0.0, 0.0, 1.0, -0.5])},
        "ffn": {
            "W1": np.array([[1, 0, 0.5], [0, 1, -1], [-1, 0.5, 0], [0.5, -1, 1]]),
            "b1": np.array([0.0, 0.5, -0.5]),
            "W2": np.array([[1, 0, 0.5, -1], [0, 1, -1, 0.5], [0.5, 0, 1, 0]]),
            "b2": np.array([0.5, 0.0, -0.5, 0.0]),
        },
    }
    expected = [
        [
            [-0.4504417831, 3.9956082717, 0.1446711874, 6.1047716198],
            [3.4706065974, 2.1962996391, -3.1058426724, -0.9428789512],
            [-1.1352776855, 5.3560090925, -5.1350569722, 1.1035960054],
        ]
    ]
    meaning = "The statement lists what token 0 becomes at each step: print yours beside it."
    kit.expect_equal(candidate.transformer_block(x, params, 2), expected, meaning)


@kit.check("transformer_block", points=20)
@kit.examples(5)
@kit.example(B=2, T=3, H=4, d=2, F=5, seed=(1, 2), layout="plain")
@kit.example(B=2, T=3, H=4, d=2, F=5, seed=(2, 1), layout="plain")
@kit.example(B=1, T=4, H=3, d=2, F=30, seed=(3, 4), layout="transposed")
@kit.example(B=4, T=4, H=2, d=2, F=4, seed=(5, 6), layout="strided")
@kit.example(B=3, T=2, H=1, d=5, F=1, seed=(7, 8), layout="reversed")
@kit.example(B=2, T=1, H=2, d=1, F=3, seed=(9, 10), layout="fortran")
@kit.example(B=2, T=3, H=1, d=1, F=2, seed=(11, 12), layout="plain")
@kit.example(B=1, T=140, H=1, d=3, F=2, seed=(13, 14), layout="plain")
@kit.example(B=1, T=2, H=2, d=35, F=3, seed=(15, 16), layout="plain")
@kit.example(B=1, T=2, H=66, d=1, F=2, seed=(17, 18), layout="plain")
@kit.example(B=66, T=2, H=1, d=2, F=3, seed=(19, 20), layout="plain")
@kit.example(B=1, T=2, H=1, d=3, F=300, seed=(21, 22), layout="plain")
@kit.given(**DRAWN)
def test_block_values(candidate, B, T, H, d, F, seed, layout):
    """Both halves, one after the other, give the right numbers"""
    x, params, expected = solved(B, T, H, d, F, seed, layout)
    kit.expect_equal(candidate.transformer_block(x, params, H), expected)


@kit.check("transformer_block", points=8)
def test_block_identity(candidate):
    """With Wo, W2 and b2 all zero, the block returns x"""
    for x, params, H in varied((31,)):
        silent = without_feed_forward(without_attention(params))
        meaning = "Neither half has anything to add here: what else happens to x on its way through?"
        kit.expect_equal(candidate.transformer_block(x, silent, H), x, meaning)


@kit.check("transformer_block", points=10)
def test_block_attention_half(candidate):
    """With W2 and b2 zero, what is left is x + mha(ln1(x))"""
    for x, params, H in varied((32,)):
        attention = np.stack(
            [oracle_attention(oracle_norm(t, **params["ln1"]), **params["attn"], n_heads=H) for t in x]
        )
        meaning = "With W2 and b2 zero the feed-forward layer adds nothing: the answer is h = x + mha(ln1(x))."
        kit.expect_equal(candidate.transformer_block(x, without_feed_forward(params), H), x + attention, meaning)


@kit.check("transformer_block", points=10)
def test_block_feed_forward_half(candidate):
    """With Wo zero, what is left is x + ffn(ln2(x))"""
    for x, params, H in varied((33,)):
        change = np.stack([oracle_feed_forward(oracle_norm(t, **params["ln2"]), **params["ffn"]) for t in x])
        meaning = "With Wo zero the attention adds nothing: h is x itself, and the answer is x + ffn(ln2(x))."
        kit.expect_equal(candidate.transformer_block(x, without_attention(params), H), x + change, meaning)


@kit.check("transformer_block", points=8)
def test_block_norms(candidate):
    """Each norm uses its own gamma and beta"""
    # Where a gamma is 0, its norm gives beta for every token: what a half adds is then the same for all of them.
    meaning = "Both gammas are 0 here: each half reads nothing but the beta of its own norm."
    for x, params, H in varied((34,)):
        zeros = {"gamma": np.zeros(x.shape[-1])}
        flat = replaced(params, ln1=zeros, ln2=zeros)
        heard = params["ln1"]["beta"] @ params["attn"]["Wv"] @ params["attn"]["Wo"]  # (D,): all values are alike
        change = oracle_feed_forward(params["ln2"]["beta"][None], **params["ffn"])[0]  # (D,)
        kit.expect_equal(candidate.transformer_block(x, flat, H), x + heard + change, meaning)
    # Where only one of the two is 0, and where the two have much in common.
    x, params = text((34, 1), 2, 3, 4), block_params((34, 2), 4, 6)
    zeros = {"gamma": np.zeros(4)}
    cases = [replaced(params, ln1=zeros), replaced(params, ln2=zeros), replaced(params, ln2=params["ln1"])]
    cases += [replaced(params, ln1={"beta": np.zeros(4)}), replaced(params, ln2={"beta": np.zeros(4)})]
    expect_block(candidate.transformer_block, [(x, case, 2) for case in cases])


@kit.check("transformer_block", points=8)
def test_block_eps(candidate):
    """eps is layer_norm's 1e-5: it shows in rows that are nearly constant"""
    cases = []
    for B, T, H, d, F in VARIED[:3]:
        D = H * d
        params, rows = block_params((35, F), D, F), kit.array((35, D), B, T, D)
        small = 3e-3 * rows + kit.array((35, 1), B, T, 1)  # a variance of about 1e-5
        equal = np.repeat(kit.array((35, 2), B, T, 1, scale=100.0), D, axis=-1)  # a variance of 0: beta is left
        for x in (small, equal, 1e-4 * rows):
            cases += [(x, params, H), (x, without_attention(params), H), (x, without_feed_forward(params), H)]
        cases.append((1e-9 * rows, params, H))
    expect_block(candidate.transformer_block, cases)


@kit.check("transformer_block", points=6)
def test_block_heads(candidate):
    """The number of heads is the one that is given"""
    x, params = text((36, 1), 2, 5, 12), block_params((36, 2), 12, 7)
    expect_block(candidate.transformer_block, [(x, params, H) for H in (1, 2, 3, 4, 6, 12)])


@kit.check("transformer_block", points=6)
@kit.examples(2)
@kit.example(B=2, T=5, H=3, d=2, F=4, seed=(1, 2), first=3)
@kit.example(B=1, T=4, H=1, d=3, F=5, seed=(2, 2), first=1)
@kit.given(**{name: DRAWN[name] for name in ("B", "T", "H", "d", "F", "seed")}, first=kit.sizes(4))
def test_block_causal(candidate, B, T, H, d, F, seed, first):
    """Causal: a later token never changes an earlier output"""
    params, x = block_params(seed, H * d, F), text(seed, B, T, H * d)
    changed = x.copy()
    changed[:, first:] += kit.array((*seed, 94), *changed[:, first:].shape, scale=5.0)
    before = candidate.transformer_block(x, params, H)
    after = candidate.transformer_block(changed, params, H)
    kit.expect_shape(before, x.shape)
    kit.expect_shape(after, x.shape)
    meaning = f"Between the two calls only the tokens from {first} on were changed."
    kit.expect_equal(after[:, :first], before[:, :first], meaning)


@kit.check("transformer_block", points=4)
def test_block_texts(candidate):
    """Each text goes through the block as if it were alone"""
    for B, T, H, d, F in ((4, 3, 2, 2, 5), (3, 3, 1, 3, 3), (5, 1, 2, 1, 4)):
        x, params = text((37, B), B, T, H * d), block_params((37, F), H * d, F)
        whole = candidate.transformer_block(x, params, H)
        kit.expect_shape(whole, x.shape)
        meaning = "This text was given alone, and is compared with what it became in the batch."
        for b in range(B):
            kit.expect_equal(candidate.transformer_block(x[b : b + 1], params, H), whole[b : b + 1], meaning)


@kit.check("transformer_block", points=4)
def test_block_large(candidate):
    """Large entries of x, scores and hidden numbers give finite, right numbers"""
    cases = []
    for B, T, H, d, F in VARIED[:3]:
        D = H * d
        params = block_params((38, F), D, F)
        x = 250.0 * text((38, T), B, T, D)
        cases.append((np.clip(x, -1e3, 1e3), params, H))
    # Tokens that alternate: the first query has a score of -990 with itself and of 990 with the next key, which
    # is hidden. A fill of -1000 hides nothing here, and one maximum for all rows leaves nothing of the first.
    row = kit.array((38, 5), 4)
    x = np.array([[row, -row, row, -row]])
    params = replaced(
        block_params((38, 6), 4, 5), ln1={"gamma": np.array([1.0, -2.0, 0.5, 1.5]), "beta": np.zeros(4)}
    )
    n = oracle_norm(x[0, :1], **params["ln1"])[0]
    for sign in (1.0, -1.0):
        attn = {"Wq": sign * 990.0 * 2.0 / (n @ n) * np.eye(4), "Wk": np.eye(4)}
        cases.append((x, replaced(params, attn=attn), 1))
    # Where gamma is small and beta is not, all tokens have much in common, and so have all scores of a row. Beyond
    # 745 in size exp overflows, or gives 0 for every key of a query.
    x = text((38, 1), 2, 5, 4)
    for sign in (1.0, -1.0):
        params = block_params((38, 2), 4, 6)
        attn = {"Wq": sign * 6.0 * np.eye(4), "Wk": np.eye(4)}
        ln1 = {"gamma": np.array([0.6, 0.2, -0.3, 0.5]), "beta": np.array([10.0, -10.0, 10.0, 10.0])}
        cases.append((x, replaced(params, ln1=ln1, attn=attn), 2))
        hidden = {"W1": sign * 80.0 * kit.array((38, 3), 4, 6), "b1": kit.array((38, 4), 6, scale=100.0)}
        cases.append((x, replaced(params, ffn=hidden), 2))
    expect_block(candidate.transformer_block, cases)


@kit.check("transformer_block", points=4)
def test_block_params(candidate):
    """params is read by key: in any order, beside other keys"""
    x, params = text((39, 1), 2, 3, 4), block_params((39, 2), 4, 4)
    orders = (("ffn", "ln2", "attn", "ln1"), ("ln2", "attn", "ln1", "ffn"), ("attn", "ffn", "ln1", "ln2"))
    several = [{part: params[part] for part in order} for order in orders]
    several.append({part: dict(reversed(inner.items())) for part, inner in params.items()})
    several.append({part: dict(sorted(inner.items())) for part, inner in params.items()})
    several.append({"ln_f": {"gamma": np.ones(4), "beta": np.zeros(4)}, **params})
    several.append(
        {"name": "block 0", **params, "n_heads": 1, "W1": kit.array((39, 3), 4, 4), "gamma": np.ones(4)}
    )
    several.append({**params, "eps": 0.5, "wpe": kit.array((39, 4), 3, 4), "mask": np.eye(3, dtype=bool)})
    expected = oracle_block(x, params, 2)
    kit.expect_each(candidate.transformer_block, [((x, given, 2), expected) for given in several])


@kit.check("transformer_block", points=4)
def test_block_leaves_inputs(candidate):
    """Leaves x, and params with all that is in it, as they were, and gives the same answer again"""
    first, *others = varied((40,))
    kit.expect_unchanged(candidate.transformer_block, *first)
    views = [(text((41, 1), 2, 3, 4, layout), block_params((41, 2), 4, 5, layout), 2) for layout in LAYOUTS]
    x, params, H = first
    beside = {"name": "block 0", **params, "ln_f": {"gamma": np.ones(x.shape[-1])}}
    for case in (*others, *views, (x, beside, H)):
        kit.expect_unchanged(candidate.transformer_block, *case, again=1)
