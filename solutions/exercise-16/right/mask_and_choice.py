"""The way of most libraries: scores that are cut become minus infinity, and the generator chooses."""

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
        probs = np.zeros_like(logits)
        probs[np.argmax(logits)] = 1.0
        return probs
    scores = logits / temperature
    if top_k is not None and top_k < scores.size:
        border = np.partition(scores, -top_k)[-top_k]
        scores[scores < border] = -np.inf
    if top_p is not None:
        descending = np.sort(softmax(scores))[::-1]
        enough = np.cumsum(descending) >= top_p
        if enough.any():
            scores[softmax(scores) < descending[np.argmax(enough)]] = -np.inf
    return softmax(scores)


def sample(probs, rng):
    return rng.choice(len(probs), p=probs)
