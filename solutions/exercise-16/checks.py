"""The hidden checks of exercise 16.

The oracle below is slow, explicit and obviously right: it goes through the ids one by one, and calculates with
plain Python numbers. Two things are out of the statement's scope, and `scores` and `share` keep every case away
from them: equal logits at a temperature above 0, and a mass that comes within 1e-6 of top_p on the way.

`sample` may use its generator as it likes, so only frequencies can be judged. All seeds are fixed. What is let
pass is calculated from the binomial distribution itself (`let_pass`): each end of each range is passed by chance
in less than 2 of 1e11 gradings, and there are 32 such ends, so that a right sampler fails less than once in 1e9.
No check of `next_token_probs` makes more than 30 different calls: a diagnosis plays no more of them again.
"""

import math
from copy import deepcopy

import numpy as np

from grader import kit


@kit.remembered
def oracle(logits, temperature=1.0, top_k=None, top_p=None):
    """(V,) -> (V,): one id after the other, the most likely first."""
    logits = logits.tolist()
    ranking = sorted(range(len(logits)), key=lambda i: -logits[i])  # of equals, the first stays in front
    answer = np.zeros(len(logits))
    if temperature == 0:
        answer[ranking[0]] = 1.0
        return answer
    ranking = ranking[:top_k]
    weights = [math.exp((logits[i] - logits[ranking[0]]) / temperature) for i in ranking]
    total = math.fsum(weights)
    masses = [weight / total for weight in weights]
    if top_p is not None and top_p < 1:
        count, mass = 0, 0.0
        while mass < top_p:
            mass += masses[count]
            count += 1
        ranking, masses = ranking[:count], masses[:count]
    total = math.fsum(masses)
    for i, mass in zip(ranking, masses, strict=True):
        answer[i] = mass / total
    return answer


def scores(seed, V, temperature=1.0, spread=1.0):
    """Give logits (V,), no two equal, that have the given spread once they are divided by the temperature."""
    scaled = kit.array(seed, V, scale=spread) + np.random.default_rng((*seed, 16)).uniform(-3, 3)
    return scaled * temperature


def share(logits, count, temperature=1.0, top_k=None, part=0.5):
    """Give a top_p that keeps `count` ids, or as many as have some mass: it lies within the mass of the last."""
    masses = np.sort(oracle(logits, temperature, top_k))[::-1]
    count = min(count, int(np.sum(masses > 0.001)))
    return float(np.sum(masses[: count - 1]) + part * masses[count - 1])


def expect_probs(next_token_probs, cases):
    """Expect the right answer of each of several calls, given as the arguments."""
    kit.expect_each(next_token_probs, [(args, oracle(*args)) for args in cases])


def expect_zeros(next_token_probs, cases):
    """Expect exactly 0, in each of several calls, where the right answer has it; the rest is free."""
    for args in cases:
        expected, actual = oracle(*args), next_token_probs(*args)
        kit.expect_shape(actual, expected.shape)
        zeroed = np.where(expected == 0, 0, actual)
        kit.expect_equal(actual, zeroed, "What is not kept gets exactly 0.", exact=True)


TEMPERATURES = (1.0, 0.5, 0.8, 1.7, 0.05, 3.0, 0.001, 40.0)
"""Temperatures to draw from."""

LOGITS = np.log([1.0, 5.0, 2.0, 8.0])
"""Of the statement's example: 1/16, 5/16, 2/16 and 8/16."""


@kit.check("next_token_probs", points=5)
def test_worked_example(candidate):
    """The statement's example: four ids, cooled, cut by top_k, by top_p and by both"""
    cases = [
        ((LOGITS,), [0.0625, 0.3125, 0.125, 0.5]),
        ((LOGITS, 0.5), [1 / 94, 25 / 94, 4 / 94, 64 / 94]),
        ((LOGITS, 0), [0, 0, 0, 1]),
        ((LOGITS, 1.0, 3), [0, 5 / 15, 2 / 15, 8 / 15]),
        ((LOGITS, 1.0, None, 0.85), [0, 5 / 15, 2 / 15, 8 / 15]),
        ((LOGITS, 1.0, 3, 0.85), [0, 5 / 13, 0, 8 / 13]),
    ]
    kit.expect_each(candidate.next_token_probs, cases)


@kit.check("next_token_probs", points=8)
def test_temperature(candidate):
    """The logits are divided by the temperature, 1 if it is left out"""
    cases = [(scores((1, i), 3 + i, t, 1.5), t) for i, t in enumerate(TEMPERATURES)]
    cases += [(scores((2, 1), 6), t) for t in (0.25, 0.7, 1.0, 2.0, 9.0, 1000.0)]
    cases += [(scores((3, 1), 4),), (scores((3, 2), 7),), (scores((3, 3), 1),), (scores((3, 4), 2), 0.3)]
    # No temperature is so small that it counts as 0, nor is anything added to it.
    cases += [(np.array([0.5, 0.501, 0.4985]), 0.001), (np.array([3.0, 2.9, 3.05, 2.0]), 0.03)]
    # Nor is any probability so small that it is dropped: the smallest of these is near 6e-9.
    cases += [(np.array([0.0, -19.0, -5.0, -14.0, -9.0]),)]
    expect_probs(candidate.next_token_probs, cases)
    meaning = "The temperature was given by keyword."
    logits = scores((4, 1), 5)
    kit.expect_equal(candidate.next_token_probs(logits, temperature=0.6), oracle(logits, 0.6), meaning)
    kit.expect_equal(candidate.next_token_probs(temperature=2, logits=logits), oracle(logits, 2), meaning)


@kit.check("next_token_probs", points=7)
def test_greedy(candidate):
    """At temperature 0 the first of the largest logits gets everything, the others exactly 0"""
    tied = [[1.0, 3.0, 2.0, 3.0], [2.0, 2.0, 2.0], [-1.0, -4.0, -1.0, -1.0, -2.0], [0.0, 0.0], [0.0, 7.5, 7.5]]
    above = np.nextafter(5.0, 9.0)  # the next number after 5
    near = [[5.0, above], [above, 5.0, above], [2.0, 2.0 + 1e-9]]
    cases = [(np.array(logits), 0) for logits in (*tied, *near)]
    others = (2,), (None, 0.3), (3, 1.0), (9, 0.01), (1,)
    cases += [(np.array([3.0, 4.0, 4.0, 1.0]), 0.0, *more) for more in others]
    cases += [(scores((1, 1), 6), 0.0), (scores((1, 2), 1), 0), (np.array([-1e6, 1e6, 5.0]), 0)]
    cases += [(scores((1, 3), 90), 0.0, 70, 0.5), (np.repeat([1.0, 2.0, 0.0], 40), 0)]
    expect_probs(candidate.next_token_probs, cases)
    expect_zeros(candidate.next_token_probs, cases)


@kit.check("next_token_probs", points=7)
def test_top_k(candidate):
    """top_k keeps the k most likely ids, wherever they stand"""
    cases = [(scores((1, k), 6), 1.0, k) for k in (1, 2, 3, 4, 5)]
    cases += [(np.array([2.0, 1.0, 0.0, -1.0, -2.0]), 1.0, k) for k in (1, 2, 4)]
    cases += [(np.array([-2.0, -1.0, 0.0, 1.0, 2.0]), 1.0, k) for k in (1, 3)]
    cases += [(np.array([0.5, -3.0, 1.5, -1.0, 1.0, -0.5]), 1.0, k) for k in (2, 5)]
    cases += [(scores((2, i), 7, t), t, i + 1) for i, t in enumerate(TEMPERATURES[:5])]
    cases += [(scores((3, 1), 80), 1.0, 66), (scores((3, 2), 130), 0.5, 3), (scores((3, 3), 2), 2.0, 1)]
    expect_probs(candidate.next_token_probs, cases)
    logits = scores((4, 1), 5)
    meaning = "top_k was given by keyword."
    kit.expect_equal(candidate.next_token_probs(logits, top_k=2), oracle(logits, 1.0, 2), meaning)


def nucleus(logits, count, temperature=1.0, part=0.5):
    """Give the arguments of a call in which top_p keeps `count` ids."""
    return logits, temperature, None, share(logits, count, temperature, part=part)


@kit.check("next_token_probs", points=8)
def test_top_p(candidate):
    """top_p keeps the fewest most likely ids whose mass reaches it, the one that crosses it included"""
    cases = [nucleus(scores((1, n), 6), n) for n in (1, 2, 3, 4, 5, 6)]
    cases += [nucleus(np.array([2.0, 1.0, 0.0, -1.0, -2.0]), n) for n in (1, 2, 4)]
    cases += [nucleus(np.array([-2.0, -1.0, 0.0, 1.0, 2.0]), n) for n in (1, 3)]
    cases += [nucleus(np.array([0.5, -3.0, 1.5, -1.0, 1.0, -0.5]), 3, part=part) for part in (0.02, 0.98)]
    cases += [nucleus(scores((2, i), 7, t), i + 1, t) for i, t in enumerate(TEMPERATURES[:5])]
    cases += [nucleus(scores((3, 1), 80, spread=0.3), 66), nucleus(scores((3, 2), 130, 0.5), 9, 0.5)]
    cases += [nucleus(scores((5, V), V), n) for V, n in ((1, 1), (2, 1), (2, 2))]
    cases += [(np.array([0.0, 1.0, 6.0]), 1.0, None, 0.01), (np.array([0.0, 9.0, 3.0]), 1.0, None, 0.999)]
    cases += [(np.log([0.3, 0.2004, 0.4996]), 1.0, None, top_p) for top_p in (0.79959, 0.79961)]
    cases += [(np.array([0.0, 12.0, 3.0]), 1.0, None, 0.99995)]
    expect_probs(candidate.next_token_probs, cases)
    logits = scores((4, 1), 5)
    top_p = share(logits, 2)
    meaning = "top_p was given by keyword."
    kit.expect_equal(candidate.next_token_probs(logits, top_p=top_p), oracle(logits, 1.0, None, top_p), meaning)


@kit.check("next_token_probs", points=9)
@kit.examples(5)
@kit.example(V=7, k=4, n=2, t=1, seed=(1, 1), layout="plain")
@kit.example(V=7, k=4, n=2, t=1, seed=(2, 1), layout="plain")
@kit.example(V=6, k=3, n=3, t=0, seed=(3, 1), layout="strided")
@kit.example(V=9, k=5, n=4, t=3, seed=(4, 1), layout="reversed")
@kit.example(V=5, k=2, n=1, t=2, seed=(5, 1), layout="plain")
@kit.example(V=8, k=6, n=5, t=6, seed=(6, 1), layout="plain")
@kit.example(V=4, k=4, n=2, t=4, seed=(7, 1), layout="strided")
@kit.example(V=3, k=9, n=1, t=5, seed=(8, 1), layout="plain")
@kit.example(V=10, k=7, n=3, t=7, seed=(9, 1), layout="reversed")
@kit.given(
    V=kit.sizes(12),
    k=kit.sizes(12),
    n=kit.sizes(12),
    t=kit.sizes(len(TEMPERATURES) - 1, 0),
    seed=kit.seeds(),
    layout=kit.layouts(),
)
def test_together(candidate, V, k, n, t, seed, layout):
    """Temperature first, then top_k, then top_p of the mass that top_k left; what is kept sums to 1"""
    temperature = TEMPERATURES[t]
    logits = scores(seed, V, temperature)
    top_p = share(logits, min(n, k), temperature, k, part=0.95)  # of all ids, more would be needed
    expected = oracle(logits, temperature, k, top_p)
    kit.expect_equal(candidate.next_token_probs(kit.relayout(logits, layout), temperature, k, top_p), expected)


@kit.check("next_token_probs", points=5)
def test_keeps_everything(candidate):
    """top_k = V or more and top_p = 1 drop nothing"""
    cases = [(scores((1, 1), 5), 1.0, k) for k in (5, 6, 7, 10, 1000)]
    cases += [(scores((1, 2), 1), 1.0, k) for k in (1, 2)]
    # Rounding ends some of these sums just below 1, some just above.
    cases += [(scores((2, V), V, 0.9), 0.9, None, 1.0) for V in (1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 20, 33, 70)]
    cases += [(scores((3, V), V), 1.0, k, 1.0) for V, k in ((4, 4), (6, 9), (7, 3), (9, 5), (6, 4), (5, 2))]
    cases += [(scores((4, 1), 6), 1.0, None, 1)]
    expect_probs(candidate.next_token_probs, cases)


@kit.check("next_token_probs", points=3)
def test_dropped_is_zero(candidate):
    """A dropped id gets exactly 0"""
    cases = [(scores((1, k), 6), 1.0, k) for k in (1, 3, 5)]
    cases += [(*nucleus(scores((2, n), 6), n),) for n in (1, 3, 5)]
    cases += [(scores((3, 1), 7), 1.0, 5, share(scores((3, 1), 7), 2, 1.0, 5))]
    cases += [(scores((3, 2), 90), 1.0, 70, share(scores((3, 2), 90), 30, 1.0, 70))]
    expect_zeros(candidate.next_token_probs, cases)


def refused(values, place, name):
    """Give calls that must be refused, by reason: one setting is wrong, at several temperatures, for several V."""
    cases = {}
    for i, value in enumerate(values):
        V, temperature = (5, 2, 1, 3)[i % 4], (1.0, 0.0, 0.7)[i % 3]
        others = [(temperature, None, None), (temperature, 2, 0.9)][i % 2]
        settings = (*others[:place], value, *others[place + 1 :])
        said = f"where {name} = {value}" + (f" (at temperature {temperature})" if place else "")
        cases[f"{said}, V = {V}"] = (scores((5, i), V), *settings)
    return cases


@kit.check("next_token_probs", points=3)
def test_refuses_temperature(candidate):
    """ValueError where the temperature is below 0"""
    values = (-1.0, -0.5, -0.001, -2, -1, -1e-9, -40.0, -0.8)
    kit.expect_error(ValueError, candidate.next_token_probs, refused(values, 0, "temperature"))


@kit.check("next_token_probs", points=3)
def test_refuses_top_k(candidate):
    """ValueError where top_k is below 1, at temperature 0 too"""
    values = (0, 0, 0, 0, 0, 0, -1, -1, -1, -2, -3, -5)
    kit.expect_error(ValueError, candidate.next_token_probs, refused(values, 1, "top_k"))


@kit.check("next_token_probs", points=3)
def test_refuses_top_p(candidate):
    """ValueError where top_p is 0 or less, or above 1, at temperature 0 too"""
    values = (0.0, 0.0, 0, 0.0, 0, 0.0, 1.5, 1.5, 1.01, 2, 1.1, 90.0, -0.1, -0.5, -1.0, -0.001, -1, -2.0, 1.001)
    kit.expect_error(ValueError, candidate.next_token_probs, refused(values, 2, "top_p"))


@kit.check("next_token_probs", points=5)
def test_large(candidate):
    """Scaled logits up to 1e4 in size, and vocabularies of more than 64, are no different"""
    wide = np.array([1e4, -1e4, 9999.0, 0.0, 9998.5, -9999.0])
    low = np.array([-1e4, -9999.0, -9998.0, -9999.5])
    cases = [(wide,), (low,), (wide[1:2],), (wide * 0.001, 0.001), (low * 50, 50.0), (wide * 1000, 1000.0)]
    cases += [(wide, 1.0, 2), (wide, 1.0, 4), (low, 1.0, 3), (wide, 1.0, None, 0.8), (wide, 1.0, 3, 0.9)]
    cases += [(low, 1.0, 3, 0.8), (low * 0.001, 0.001, 2, 0.5), (np.array([800.0, 801.0, -800.0]), 1.0, 2)]
    many = scores((1, 1), 300)
    cases += [(many,), (many, 2.5), (many, 1.0, 65), (many, 1.0, 299), nucleus(many, 70), nucleus(many, 5)]
    cases += [(scores((1, 2), 65), 0.7, 40), (scores((1, 3), 66), 1.3, 64)]
    cases += [(many, 1.0, 100, share(many, 9, 1.0, 100))]
    more = scores((1, 4), 1500)
    cases += [(more, 0.9), (more, 1.0, 700), nucleus(more, 90), nucleus(more, 3)]
    cases += [(more, 1.0, 400, share(more, 60, 1.0, 400))]
    expect_probs(candidate.next_token_probs, cases)


@kit.check("next_token_probs", points=4)
def test_inputs(candidate):
    """Leaves logits as they were; the same call again gives the same"""
    logits = scores((1, 1), 6)
    for more in ((), (0.7,), (0,), (1.0, 3), (1.0, None, share(logits, 2)), (0.7, 4, share(logits, 2, 0.7, 4))):
        kit.expect_unchanged(candidate.next_token_probs, logits, *more, again=60 if len(more) == 3 else 10)
    asked = [(logits, 0.5), (logits,), (logits, 1.0, 2), (logits, 0), (scores((1, 2), 6),), (logits, 1.0, 4)]
    expect_probs(candidate.next_token_probs, [*asked, *reversed(asked)])


# Drawing.


def drawn(value, V):
    """Give the id that was returned, as an int; expect that it is one."""
    number = np.asarray(value) if type(value) is int or isinstance(value, (np.ndarray, np.generic)) else None
    if number is None or number.ndim or number.dtype.kind not in "iu":
        kind = kit.show_kind(value) if number is None or number.ndim else f"{number} of dtype {number.dtype}"
        kit.fail(f"It returned {kind}, where one integer is expected: the id that was drawn.")
    if not 0 <= int(number) < V:
        kit.fail(f"It returned {int(number)}, where an id from 0 to {V - 1} is expected.")
    return int(number)


@kit.remembered
def let_pass(n, p):
    """Give the fewest and the most hits in n draws that are let pass: beyond either end lie less than 2e-11."""
    chances = [math.comb(n, hits) * p**hits * (1 - p) ** (n - hits) for hits in range(n + 1)]
    fewest = next(k for k in range(n + 1) if math.fsum(chances[: k + 1]) > 2e-11)
    most = next(k for k in range(n, -1, -1) if math.fsum(chances[k:]) > 2e-11)
    return fewest, most


def expect_frequencies(draws, probs, how):
    """Expect that each id was drawn about as often as its probability says."""
    for i, p in enumerate(probs.tolist()):
        hits, (fewest, most) = draws.count(i), let_pass(len(draws), p)
        if hits and p == 0:
            kit.fail(f"It drew {i}, an id of probability 0.")
        if not fewest <= hits <= most:
            due = f"{len(draws) * p:.0f} are due, and {fewest} to {most} are let pass"
            kit.fail(f"Of {len(draws)} draws {how}, {hits} gave the id {i}, whose probability is {p:g}: {due}.")


@kit.check("sample", points=5)
def test_one_integer(candidate):
    """One integer comes back, from 0 to V - 1; an id of probability 1 is always drawn"""
    several = [0.3, 0.5, 0.2], [0.5, 0.5], [0.1, 0.2, 0.3, 0.25, 0.15], [1 / 300] * 300, [1 / 1500] * 1500
    for i, probs in enumerate(several):
        drawn(candidate.sample(np.array(probs), np.random.default_rng((1, i))), len(probs))
    certain = ((1, 0), (3, 1), (4, 0), (2, 1), (5, 4), (90, 77), (300, 289), (1500, 1490))
    for i, (V, only) in enumerate(certain):
        value = drawn(candidate.sample(np.eye(V)[only], np.random.default_rng((2, i))), V)
        if value != only:
            kit.fail(f"It drew {value}, but the id {only} has all of the probability.")
    value = candidate.sample(rng=np.random.default_rng(3), probs=np.array([0.2, 0.4, 0.4]))
    drawn(value, 3)


_STEP = 0x2360ED051FC65DA44385DF649FCCF645
"""What PCG64 multiplies its state with."""


def at_zero(seed):
    """Give a generator whose next random() is exactly 0.0, and its state after that; it is a step behind it."""
    rng = np.random.default_rng(seed)
    state = rng.bit_generator.state
    half = int(rng.integers(2**63))
    after = (half << 64) + half  # a number's halves are xored, and that gives 0
    state["state"]["state"] = (after - state["state"]["inc"]) * pow(_STEP, -1, 2**128) % 2**128
    rng.bit_generator.state = state
    return rng, after


@kit.check("sample", points=5)
def test_zero_never(candidate):
    """An id of probability 0 is never drawn, whatever number comes out of the generator"""
    cases = [[0, 0.25, 0.75], [0, 0, 0.5, 0, 0.5], [0, 1.0], [0, 0.5, 0.25, 0.25], [0, 0, 0, 0.125, 0.875]]
    for i, probs in enumerate(cases):
        rng, after = at_zero((1, i))
        value = drawn(candidate.sample(np.array(probs), rng), len(probs))
        # One number was taken from the generator: 0.0, the smallest that there is. With a number for each id, or
        # some other way to the id, it is not the borders between ids that went wrong, but a case rarer than 1e-15.
        if probs[value] == 0 and rng.bit_generator.state["state"]["state"] == after:
            kit.fail(f"rng.random() may be exactly 0.0. Here it was, and it drew {value}, an id of probability 0.")
    scarce = np.array([0, 0.5, 0, 0, 0.5, 0])
    rng = np.random.default_rng((2, 1))
    for _ in range(30):
        value = drawn(candidate.sample(scarce, rng), 6)
        if scarce[value] == 0:
            kit.fail(f"It drew {value}, an id of probability 0.")


@kit.check("sample", points=8)
def test_many_draws(candidate):
    """Many draws from one generator: each id comes as often as its probability says"""
    probs, rng = np.array([0.08, 0.5, 0.0, 0.22, 0.2]), np.random.default_rng((16, 1))
    draws = [drawn(candidate.sample(probs, rng), 5) for _ in range(300)]
    expect_frequencies(draws, probs, "from one generator")
    probs = np.array([0.9, 0.1])
    draws = [drawn(candidate.sample(probs, rng), 2) for _ in range(100)]
    expect_frequencies(draws, probs, "from one generator")
    # The many small ones have more than half of it together. Each alone is too rare to be counted.
    probs = np.full(100, 0.6 / 99)
    probs[31] = 0.4
    draws = [drawn(candidate.sample(probs, rng), 100) for _ in range(200)]
    for said, chosen in (("the id 31", {31}), ("an id from 50 on", set(range(50, 100)))):
        p, hits = float(probs[list(chosen)].sum()), sum(draw in chosen for draw in draws)
        fewest, most = let_pass(200, p)
        if not fewest <= hits <= most:
            due = f"{200 * p:.0f} are due, and {fewest} to {most} are let pass. All ids but 31 share 0.6 evenly."
            kit.fail(f"Of 200 draws from one generator, {hits} gave {said}, with a probability of {p:.2g}: {due}")


@kit.check("sample", points=6)
def test_many_generators(candidate):
    """One draw from each of many generators, with two distributions in turn: as often as these say"""
    probs = np.zeros(70)
    probs[[3, 40, 66, 69]] = 0.02, 0.2, 0.75, 0.03
    both = probs, probs[::-1]
    answers = candidate.sample.answers((both[i % 2], np.random.default_rng((16, 2, i))) for i in range(240))
    for answer in answers:
        candidate.sample.raise_for(answer)
    draws = [drawn(answer.value, 70) for answer in answers]
    for i in range(2):
        expect_frequencies(draws[i::2], both[i], "from a generator each")


@kit.check("sample", points=6)
def test_rng(candidate):
    """The generator is all that a draw depends on beside probs; it moves on, and probs stays as it was"""
    for i, probs in enumerate(([0.2, 0.1, 0.4, 0.3], [0.5, 0.5], [0.3, 0.3, 0.2, 0.0, 0.2], [0.2, 0.5, 0.3])):
        probs, rng = np.array(probs), np.random.default_rng((3, i))
        before = deepcopy(rng)
        first = candidate.sample.answer(probs, rng)
        candidate.sample.raise_for(first)
        value = drawn(first.value, len(probs))
        kit.expect_kept(candidate.sample, first)
        if rng.bit_generator.state == before.bit_generator.state:
            kit.fail("It left rng in the state that it was in. Draw with rng itself: each draw moves it on.")
        for answer in candidate.sample.answers([(probs, before)] * (15 if i else 60)):
            candidate.sample.raise_for(answer)
            if (other := drawn(answer.value, len(probs))) != value:
                kit.fail(f"With the generator in one and the same state it drew {value}, and then {other}.")
