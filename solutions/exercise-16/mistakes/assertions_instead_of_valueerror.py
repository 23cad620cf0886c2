"""The settings are checked with assert statements: they raise an AssertionError, and under python -O
they are not there at all.

Are asserts for mistakes of the caller, or for your own? Which exception does the statement name?

Caught by: refuses_temperature, refuses_top_k, refuses_top_p
"""

import numpy as np
from given import softmax


def next_token_probs(logits, temperature=1.0, top_k=None, top_p=None):
    assert temperature >= 0
    assert top_k is None or top_k >= 1
    assert top_p is None or 0 < top_p <= 1
    if temperature == 0:
        probs = np.zeros(len(logits))
        probs[np.argmax(logits)] = 1.0
        return probs
    scaled = logits / temperature
    if top_k is not None and top_k < len(scaled):
        smallest = np.sort(scaled)[-top_k]
        scaled = np.where(scaled < smallest, -np.inf, scaled)
    probs = softmax(scaled)
    if top_p is not None and top_p < 1:
        order = np.argsort(probs)[::-1]
        count = np.sum(np.cumsum(probs[order]) < top_p) + 1
        probs[order[count:]] = 0
        probs = probs / np.sum(probs)
    return probs


def sample(probs, rng):
    return rng.choice(len(probs), p=probs)
