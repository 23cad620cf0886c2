"""Which ids are kept is settled with the plain logits; the temperature comes last, and changes the
weights of those that are left. top_p then measures a mass that is not the one drawn with.

At a temperature of 0.1 the first id may have nearly all of the mass. How many ids does top_p = 0.9
need then, and how many does it need at temperature 1?

Caught by: top_p, together
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
    scaled = logits
    if top_k is not None and top_k < len(scaled):
        smallest = np.sort(scaled)[-top_k]
        scaled = np.where(scaled < smallest, -np.inf, scaled)
    probs = softmax(scaled)
    if top_p is not None and top_p < 1:
        order = np.argsort(probs)[::-1]
        count = np.sum(np.cumsum(probs[order]) < top_p) + 1
        probs[order[count:]] = 0
    return softmax(np.where(probs > 0, logits / temperature, -np.inf))


def sample(probs, rng):
    return rng.choice(len(probs), p=probs)
