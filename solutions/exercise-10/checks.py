"""The hidden checks of exercise 10.

The oracle below is slow, explicit and obviously right: one text at a time, one query of one head at a time, with
none of the given functions. In the first pinned case all sizes differ; the second has the sizes of the first and
other numbers, so that an answer kept by shape shows; in the third V and D are equal, so that a forgotten transpose
raises nothing.
"""

import math

import numpy as np

from grader import kit


def oracle(ids, params, n_heads):
    """(B, T) -> (B, T, V): one text at a time."""
    return np.array([oracle_text(text, params, n_heads) for text in ids])


def oracle_text(text, params, n_heads):
    """(T,) -> (T, V)."""
    x = np.array([params["wte"][int(token)] + params["wpe"][t] for t, token in enumerate(text)])  # (T, D)
    for block in params["blocks"]:
        x = x + oracle_attention(oracle_norm(x, block["ln1"]), block["attn"], n_heads)
        x = x + oracle_feed_forward(oracle_norm(x, block["ln2"]), block["ffn"])
    return np.einsum("td,vd->tv", oracle_norm(x, params["ln_f"]), params["wte"])  # token t meets each row of wte


def oracle_norm(x, norm):
    """(T, D) -> (T, D): the mean of each row becomes 0, its variance 1; then gamma and beta."""
    centred = x - x.sum(axis=1)[:, None] / x.shape[1]
    variance = (centred * centred).sum(axis=1)[:, None] / x.shape[1]
    return centred / np.sqrt(variance + 1e-5) * norm["gamma"][None] + norm["beta"][None]


def oracle_attention(x, attn, n_heads):
    """(T, D) -> (T, D): one query of one head at a time, over the keys up to its own."""
    T, D = x.shape
    d = D // n_heads
    q, k, v = (x @ attn[name] for name in ("Wq", "Wk", "Wv"))  # each (T, D)
    heads = np.empty((T, D))
    for t, head in np.ndindex(T, n_heads):
        own = slice(head * d, (head + 1) * d)
        scores = k[: t + 1, own] @ q[t, own] / math.sqrt(d)
        weights = np.exp(scores - scores.max())
        heads[t, own] = weights @ v[: t + 1, own] / weights.sum()
    return heads @ attn["Wo"]


def oracle_feed_forward(x, ffn):
    """(T, D) -> (T, D): up to the hidden numbers, the tanh form of the GELU, and down again."""
    hidden = x @ ffn["W1"] + ffn["b1"][None]
    bent = 0.5 * hidden * (1 + np.tanh(math.sqrt(2 / math.pi) * (hidden + 0.044715 * hidden**3)))
    return bent @ ffn["W2"] + ffn["b2"][None]


def norm(rng, D, layout):
    """Give a norm whose gamma is not 1 and whose beta is not 0."""
    gamma, beta = 1.0 + 0.3 * rng.standard_normal(D), 0.3 * rng.standard_normal(D)
    return {"gamma": kit.relayout(gamma, layout), "beta": kit.relayout(beta, layout)}


def block(rng, D, F, layout, silent):
    """Give the params of a block; a silent one adds nothing to what passes through it."""

    def weight(*shape):
        return kit.relayout(rng.standard_normal(shape) / math.sqrt(shape[0]), layout)

    attn = {name: weight(D, D) for name in ("Wq", "Wk", "Wv", "Wo")}
    ffn = {"W1": weight(D, F), "b1": weight(F), "W2": weight(F, D), "b2": weight(D)}
    if silent:
        attn["Wo"], ffn["W2"], ffn["b2"] = np.zeros((D, D)), np.zeros((F, D)), np.zeros(D)
    return {"ln1": norm(rng, D, layout), "attn": attn, "ln2": norm(rng, D, layout), "ffn": ffn}


def model(seed, D, V, T_max, layers=2, F=5, layout="plain", *, silent=False):
    """Give params whose every part matters to the logits."""
    rng = np.random.default_rng(seed)
    return {
        "wte": kit.relayout(rng.standard_normal((V, D)), layout),
        "wpe": kit.relayout(rng.standard_normal((T_max, D)), layout),
        "blocks": [block(rng, D, F, layout, silent) for _ in range(layers)],
        "ln_f": norm(rng, D, layout),
    }


def texts(seed, B, T, V, layout="plain"):
    """Give ids (B, T) from 0 to V - 1."""
    return kit.relayout(np.random.default_rng((*seed, 95)).integers(0, V, (B, T)), layout)


def judged(*cases):
    """Pair the arguments of calls with the oracle's answers."""
    return [(case, oracle(*case)) for case in cases]


# What a check calls with is made once: `grade verify` asks for the same for each file of the exercise.


@kit.remembered
def drawn(B, T, more, H, d, V, layers, F, seed, layout):
    """Give the arguments of a call, and what it must give."""
    params = model(seed, H * d, V, T + more, layers, F, layout)
    return judged((texts(seed, B, T, V, layout), params, H))[0]


@kit.check("gpt_forward", points=8)
def test_worked_example(candidate):
    """The statement's example: three tokens through two blocks"""
    identity, nothing, zeros = np.eye(4), np.zeros((4, 4)), np.zeros(4)
    plain = {"gamma": np.ones(4), "beta": zeros}
    norms = {"ln1": plain, "ln2": plain}
    mean = {"Wq": nothing, "Wk": nothing, "Wv": identity, "Wo": identity}
    bend = {"W1": identity, "b1": zeros, "W2": 2 * identity, "b2": zeros}
    first = {**norms, "attn": mean, "ffn": {**bend, "W2": nothing}}
    second = {**norms, "attn": {**mean, "Wo": nothing}, "ffn": bend}
    params = {
        "wte": np.array([[1.0, 0, -1, 0], [0, 2, 0, -1], [-1, 1, 0, 1], [2, 0, 1, -2], [0, -1, 1, 1]]),
        "wpe": np.array([[0.0, 0, 1, 1], [1, 0, 0, -1], [0, -1, 1, 0], [1, 1, 1, 1]]),
        "blocks": [first, second],
        "ln_f": {"gamma": np.array([1, 2, 1, 0.5]), "beta": np.array([0.0, 0, 1, 0])},
    }
    expected = [
        [-1.0000000000, -2.2584970098, -3.0456526617, 5.1929343460, 2.8006301622],
        [1.2254883119, -0.7429414751, -2.7197820205, 4.7311603536, 0.6236655618],
        [-3.5144810392, -3.1919200198, -0.5637345947, 0.5834951726, 4.2107679372],
    ]
    kit.expect_equal(candidate.gpt_forward(np.array([[3, 0, 2]]), params, 2), [expected])


@kit.check("gpt_forward", points=20)
@kit.examples(3)
@kit.example(B=3, T=4, more=2, H=2, d=5, V=7, layers=1, F=9, seed=(1, 2), layout="plain")
@kit.example(B=3, T=4, more=2, H=2, d=5, V=7, layers=1, F=9, seed=(2, 1), layout="plain")
@kit.example(B=2, T=5, more=1, H=3, d=2, V=6, layers=2, F=4, seed=(3, 1), layout="plain")
@kit.example(B=2, T=3, more=0, H=4, d=2, V=9, layers=3, F=6, seed=(4, 1), layout="transposed")
@kit.example(B=4, T=2, more=3, H=1, d=3, V=5, layers=2, F=12, seed=(5, 1), layout="strided")
@kit.example(B=1, T=4, more=5, H=2, d=2, V=5, layers=2, F=3, seed=(6, 1), layout="reversed")
@kit.example(B=3, T=1, more=2, H=2, d=2, V=3, layers=2, F=3, seed=(7, 1), layout="fortran")
@kit.example(B=1, T=1, more=0, H=1, d=1, V=1, layers=1, F=1, seed=(8, 1), layout="plain")
@kit.example(B=3, T=3, more=0, H=3, d=1, V=3, layers=3, F=3, seed=(9, 1), layout="plain")
@kit.example(B=1, T=2, more=70, H=2, d=2, V=80, layers=1, F=3, seed=(10, 1), layout="plain")
@kit.example(B=1, T=67, more=3, H=1, d=2, V=4, layers=1, F=2, seed=(11, 1), layout="plain")
@kit.example(B=66, T=2, more=1, H=1, d=3, V=4, layers=1, F=2, seed=(12, 1), layout="plain")
@kit.example(B=1, T=2, more=1, H=35, d=2, V=6, layers=1, F=66, seed=(13, 1), layout="plain")
@kit.given(
    B=kit.sizes(3),
    T=kit.sizes(4),
    more=kit.sizes(3, 0),
    H=kit.sizes(3),
    d=kit.sizes(3),
    V=kit.sizes(8),
    layers=kit.sizes(3),
    F=kit.sizes(6),
    seed=kit.seeds(),
    layout=kit.layouts(),
)
def test_values(candidate, B, T, more, H, d, V, layers, F, seed, layout):
    """The logits of every position of every text, for all sizes"""
    case, expected = drawn(B, T, more, H, d, V, layers, F, seed, layout)
    kit.expect_equal(candidate.gpt_forward(*case), expected)


@kit.remembered
def embedded():
    """Give calls whose blocks add nothing: what goes in meets ln_f and the head as it is."""
    # First the same token everywhere: only its place counts. Then texts that tell the rows of wte apart.
    cases = []
    for B, T, T_max, V in ((2, 3, 7, 5), (3, 2, 3, 6), (2, 4, 4, 4), (4, 3, 5, 4)):
        params = model((20, T), 4, V, T_max, silent=True)
        cases += [(np.full((B, T), V - 1), params, 2), (texts((20, T), B, T, V), params, 2)]
    return judged(*cases)


@kit.check("gpt_forward", points=8)
def test_embeddings(candidate):
    """What enters the blocks is wte of each token plus wpe of its place, counted from 0 in each text"""
    kit.expect_each(candidate.gpt_forward, embedded())


@kit.remembered
def stacked():
    """Give calls with one block, several or many, in several orders."""
    # The number of heads is another one than that of the blocks, and both are above 1 where it matters.
    cases = [(texts((21, n), 2, 3, 5), model((21, n), 6, 5, 4, layers=n), H) for n, H in ((1, 2), (2, 3), (5, 2))]
    ids, params, H = cases[1]
    first, second = params["blocks"]
    orders = ([second, first], [first, first], [first, second, first], [second])
    cases += [(ids, {**params, "blocks": blocks}, H) for blocks in orders]
    cases.append((texts((21, 9), 1, 2, 5), model((21, 9), 4, 5, 3, layers=66, F=2), 2))
    return judged(*cases)


@kit.check("gpt_forward", points=8)
def test_blocks(candidate):
    """One block, several or many: each once, in the order of the list, with weights of its own"""
    kit.expect_each(candidate.gpt_forward, stacked())


@kit.remembered
def scored():
    """Give calls in which the norm and the head do all there is to do, and some with blocks."""
    cases = []
    for V, D in ((4, 4), (6, 4), (3, 6), (1, 4)):
        params = model((22, V), D, V, 3, silent=True)
        plain = {"gamma": np.ones(D), "beta": np.zeros(D)}
        ids = texts((22, V), 2, 3, V)
        cases += [(ids, {**params, "ln_f": plain}, 2), (ids, params, 2)]
        cases.append((ids, model((23, V), D, V, 3), 2))
    return judged(*cases)


@kit.check("gpt_forward", points=8)
def test_head(candidate):
    """The head: ln_f, then the product of each token with every row of wte, and nothing else"""
    kit.expect_each(candidate.gpt_forward, scored())


@kit.check("gpt_forward", points=6)
def test_causal(candidate):
    """A later token never changes earlier logits; a prefix gives the first rows of the whole"""
    params = model((24, 1), 6, 8, 7)
    before = texts((24, 2), 3, 6, 8)
    whole = candidate.gpt_forward(before, params, 2)
    kit.expect_shape(whole, (3, 6, 8))
    whole = np.asarray(whole)
    for first in (5, 3, 1):
        changed = before.copy()
        changed[:, first] = (changed[:, first] + 3) % 8
        after = candidate.gpt_forward(changed, params, 2)
        kit.expect_shape(after, (3, 6, 8))
        meaning = f"These are the logits before token {first}, which alone was changed between two calls."
        kit.expect_equal(np.asarray(after)[:, :first], whole[:, :first], meaning)
    for length in (1, 2, 5):
        prefix = candidate.gpt_forward(before[:, :length], params, 2)
        meaning = (
            f"The first {length} of six tokens, given alone, are compared with the rows they have in the whole."
        )
        kit.expect_equal(prefix, whole[:, :length], meaning)


@kit.check("gpt_forward", points=4)
def test_texts(candidate):
    """Each text is read alone: what stands beside it in the batch never matters"""
    params = model((25, 1), 4, 6, 5)
    ids = texts((25, 2), 4, 3, 6)
    whole = candidate.gpt_forward(ids, params, 2)
    kit.expect_shape(whole, (4, 3, 6))
    whole = np.asarray(whole)
    for b in range(4):
        alone = candidate.gpt_forward(ids[b : b + 1], params, 2)
        meaning = f"Text {b} was given alone, and is compared with what it became in the batch."
        kit.expect_equal(alone, whole[b : b + 1], meaning)
    turned = candidate.gpt_forward(ids[::-1], params, 2)
    kit.expect_equal(turned, whole[::-1], "The texts were given in reverse order.")


@kit.remembered
def bounded():
    """Give calls at both ends of what is allowed."""
    cases = []
    for B, T, T_max, V, D in ((2, 4, 4, 8, 4), (1, 5, 5, 5, 2), (3, 1, 1, 3, 4), (2, 3, 4, 1, 4), (2, 1, 2, 2, 2)):
        every = np.arange(B * T).reshape(B, T) % V
        cases += [(ids, model((26, T), D, V, T_max), 2) for ids in (every, V - 1 - every)]
    for each in (0, 5):
        cases.append((np.full((2, 3), each), model((27, 1), 4, 6, 3), 1))
    cases.append((np.arange(70).reshape(70, 1), model((27, 2), 2, 70, 1, layers=1), 1))
    wide = np.array([[299, 127, 128], [255, 256, 0]])  # beyond what a small integer holds
    cases.append((wide, model((27, 3), 2, 300, 3, layers=1), 1))
    return judged(*cases)


@kit.check("gpt_forward", points=8)
def test_limits(candidate):
    """T up to T_max and ids from 0 to V - 1 are welcome; T_max and V may be 1"""
    kit.expect_each(candidate.gpt_forward, bounded())


@kit.check("gpt_forward", points=8)
def test_refuses_long_texts(candidate):
    """ValueError where a text is longer than T_max"""
    cases = {}
    for B, T, T_max in ((2, 5, 4), (1, 2, 1), (3, 4, 1), (5, 3, 2), (1, 80, 70), (4, 6, 3), (2, 8, 4)):
        reason = f"where T = {T} is above T_max = {T_max} (B = {B})"
        cases[reason] = (texts((28, T), B, T, 9), model((28, T), 4, 9, T_max, layers=1), 2)
    kit.expect_error(ValueError, candidate.gpt_forward, cases)


def with_id(value, place, shape=(3, 4), V=6):
    """Give ids that are all in the vocabulary, but for one."""
    ids = texts((29, 1), *shape, V)
    ids[place] = value
    return ids


PLACES = {
    "the first token": (0, 0),
    "the last token of the first text": (0, -1),
    "the first token of the last text": (-1, 0),
    "the very last token": (-1, -1),
    "a token in the middle": (1, 2),
}


def expect_refused(candidate, values, V=6):
    """Expect a ValueError for each of these ids, whatever their place, in texts of several shapes."""
    params = model((29, V), 4, V, 5, layers=1)
    cases = {}
    for i, (where, place) in enumerate(PLACES.items()):
        for value in (values[0], values[1 + i % (len(values) - 1)]):
            cases[f"where {where} is {value} and V = {V}"] = (with_id(value, place), params, 2)
    for value in values:
        cases[f"where the only token is {value} and V = {V}"] = (np.array([[value]]), params, 2)
    cases[f"where all tokens are {values[0]} and V = {V}"] = (np.full((2, 3), values[0]), params, 2)
    for shape in ((2, 5), (1, 3)):
        ids = with_id(values[0], (-1, 1), shape)
        cases[f"where one token of ids of shape {shape} is {values[0]} and V = {V}"] = (ids, params, 2)
    kit.expect_error(ValueError, candidate.gpt_forward, cases)


@kit.check("gpt_forward", points=6)
def test_refuses_negative_ids(candidate):
    """ValueError where any id is below 0, wherever it stands"""
    expect_refused(candidate, [-1, -6, -3, -7, 3 - 2**40])


@kit.check("gpt_forward", points=6)
def test_refuses_large_ids(candidate):
    """ValueError where any id is above V - 1, wherever it stands"""
    expect_refused(candidate, [6, 7, 11, 600, 2**40 + 3])


@kit.remembered
def arranged():
    """Give one model several times, with its keys in other orders and beside others."""
    ids, params = texts((30, 1), 2, 3, 4), model((30, 2), 4, 4, 4)
    names = list(params)
    several = [{name: params[name] for name in order} for order in (names[::-1], names[1:] + names[:1])]
    several.append({**params, "ln_f": dict(reversed(params["ln_f"].items()))})
    several.append({"name": "tiny", "lm_head": kit.array((30, 3), 4, 4), **params, "n_layers": 7, "drop": None})
    others = {"eps": 0.5, "bias": np.ones(4), "head": kit.array((30, 4), 4, 4), "scale": 2.0, "n_heads": 1}
    several.append({**params, **others})
    return judged(*((ids, given, 2) for given in several))


@kit.remembered
def apart():
    """Give calls that have all in common but one thing: the params, the number of heads, or the text."""
    ids, params = texts((32, 1), 2, 3, 4), model((32, 1), 4, 4, 5)
    cases = [(ids, params, H) for H in (1, 2, 4)] + [(ids, model((32, n), 4, 4, 5), 2) for n in (2, 3)]
    return judged(*cases, *((texts((32, n), 2, 3, 4), params, 2) for n in (4, 5)), (ids, params, 2))


@kit.check("gpt_forward", points=5)
def test_params(candidate):
    """params is read by key, anew in each call: in any order, beside other keys"""
    kit.expect_each(candidate.gpt_forward, [*arranged(), *apart()])


@kit.check("gpt_forward", points=5)
def test_leaves_inputs(candidate):
    """Leaves ids and all of params as they were, and gives the same answer again"""
    for n, (B, T, T_max, V) in enumerate(((2, 3, 5, 4), (1, 4, 4, 6), (3, 1, 1, 5))):
        ids, params = texts((31, n), B, T, V), model((31, n), 4, V, T_max, layers=(3, 6, 1)[n])
        kit.expect_unchanged(candidate.gpt_forward, ids, params, 2, again=1 if n else 40)
    beside = {"name": "tiny", **params, "n_layers": 7, "lm_head": kit.array((31, 9), V, 4)}
    kit.expect_unchanged(candidate.gpt_forward, ids, beside, 2, again=1)
