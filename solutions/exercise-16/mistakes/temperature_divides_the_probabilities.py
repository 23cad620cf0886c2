"""The softmax is taken first, and its result divided by the temperature. Renormalising undoes that at
once: every temperature above 0 gives the same answer.

Divide the probabilities 0.2 and 0.8 by 2, then bring their sum to 1 again. What has changed? Where
in the formula must the temperature stand to make a difference?

Caught by: temperature
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
    probs = softmax(scaled) / temperature
    probs = probs / np.sum(probs)
    if top_p is not None and top_p < 1:
        order = np.argsort(probs)[::-1]
        count = np.sum(np.cumsum(probs[order]) < top_p) + 1
        probs[order[count:]] = 0
        probs = probs / np.sum(probs)
    return probs


def sample(probs, rng):
    return rng.choice(len(probs), p=probs)
