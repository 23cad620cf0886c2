"""Draws among the 40 most likely ids only."""

import numpy as np
from given import softmax


def next_token_probs(logits, temperature=1.0, top_k=None, top_p=None):
    if temperature < 0 or (top_k is not None and top_k < 1) or (top_p is not None and not 0 < top_p <= 1):
        raise ValueError((temperature, top_k, top_p))
    V = len(logits)
    if temperature == 0:
        p = np.zeros(V)
        p[np.argmax(logits)] = 1
        return p
    p = softmax(logits / temperature)
    order = np.argsort(-p)
    if top_k is not None and top_k < V:
        p[order[top_k:]] = 0
        p = p / p.sum()
    if top_p is not None and top_p < 1:
        before = np.cumsum(p[order]) - p[order]
        p[order[before >= top_p]] = 0
        p = p / p.sum()
    return p


def sample(probs, rng):
    i = np.argsort(-probs)[:40]
    return int(rng.choice(i, p=probs[i] / probs[i].sum()))
    return int(rng.choice(len(probs), p=probs))
