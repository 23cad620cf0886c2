"""Temperature 0 is replaced by 1e-8, to save the special case. Logits that are equal, or nearly so,
still share the mass then.

What does dividing by 1e-8 do to the difference of two equal logits? Which id should get everything?

Caught by: greedy
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
    scaled = logits / max(temperature, 1e-8)
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
