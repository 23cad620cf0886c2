"""A top_p that is no share, 0 or less or above 1, is treated as if it were not given, where a
ValueError is asked for.

What does the statement ask for where top_p is not above 0, or is above 1? Who notices a slip like
top_p = 90 otherwise?

Caught by: refuses_top_p
"""

import numpy as np
from given import softmax


def next_token_probs(logits, temperature=1.0, top_k=None, top_p=None):
    if temperature < 0:
        raise ValueError("temperature must not be negative")
    if top_k is not None and top_k < 1:
        raise ValueError("top_k must be at least 1")
    if temperature == 0:
        probs = np.zeros(len(logits))
        probs[np.argmax(logits)] = 1.0
        return probs
    scaled = logits / temperature
    if top_k is not None and top_k < len(scaled):
        smallest = np.sort(scaled)[-top_k]
        scaled = np.where(scaled < smallest, -np.inf, scaled)
    probs = softmax(scaled)
    if top_p is not None and 0 < top_p < 1:
        order = np.argsort(probs)[::-1]
        count = np.sum(np.cumsum(probs[order]) < top_p) + 1
        probs[order[count:]] = 0
        probs = probs / np.sum(probs)
    return probs


def sample(probs, rng):
    return rng.choice(len(probs), p=probs)
