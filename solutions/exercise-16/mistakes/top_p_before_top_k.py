"""top_p measures shares of all the mass, as it was before top_k: it goes first, and top_k cuts what it
left. After top_k each kept id has a larger share, so that fewer of them are needed.

With the probabilities 0.5, 0.3, 0.1 and 0.1, top_k = 2 and top_p = 0.6: what is left if top_k goes
first, and what if top_p does?

Caught by: worked_example, together
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
    probs = softmax(scaled)
    if top_p is not None and top_p < 1:
        order = np.argsort(probs)[::-1]
        count = np.sum(np.cumsum(probs[order]) < top_p) + 1
        probs[order[count:]] = 0
        probs = probs / np.sum(probs)
    if top_k is not None and top_k < len(probs):
        probs[np.argsort(probs)[:-top_k]] = 0
        probs = probs / np.sum(probs)
    return probs


def sample(probs, rng):
    return rng.choice(len(probs), p=probs)
