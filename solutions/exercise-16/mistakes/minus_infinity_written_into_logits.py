"""top_k writes -inf into the caller's logits: in the next call with them, these ids are gone for good.

Is what you write into the array that came in, or one of your own? Print the argument after the
call.

Caught by: inputs
"""

import numpy as np
from given import softmax


def next_token_probs(logits, temperature=1.0, top_k=None, top_p=None):
    if temperature < 0:
        raise ValueError("temperature must not be negative")
    if top_k is not None and top_k < 1:
        raise ValueError("top_k must be at least 1")
    if top_p is not None and not 0 < top_p <= 1:
        raise ValueError("top_p must be in (0, 1]")
    if temperature == 0:
        probs = np.zeros(len(logits))
        probs[np.argmax(logits)] = 1.0
        return probs
    scaled = logits / temperature
    if top_k is not None and top_k < len(scaled):
        logits[logits < np.sort(logits)[-top_k]] = -np.inf
        scaled = logits / temperature
    probs = softmax(scaled)
    if top_p is not None and top_p < 1:
        order = np.argsort(probs)[::-1]
        count = np.sum(np.cumsum(probs[order]) < top_p) + 1
        probs[order[count:]] = 0
        probs = probs / np.sum(probs)
    return probs


def sample(probs, rng):
    return rng.choice(len(probs), p=probs)
