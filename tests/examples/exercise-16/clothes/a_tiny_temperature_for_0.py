"""The mistake a_tiny_temperature_for_0, in other clothes."""

import numpy as np


def next_token_probs(logits, temperature=1.0, top_k=None, top_p=None):
    V = logits.shape[0]
    if temperature < 0.0 or (top_k is not None and top_k <= 0):
        raise ValueError((temperature, top_k))
    if top_p is not None and (top_p <= 0 or top_p > 1):
        raise ValueError(top_p)
    temperature = temperature or 1e-8
    hot = logits / temperature
    k = V if top_k is None else min(top_k, V)
    hot[hot < np.partition(hot, V - k)[V - k]] = -np.inf
    p = np.exp(hot - hot.max())
    p /= p.sum()
    if top_p is not None and top_p < 1:
        ranking = np.flip(np.argsort(p))
        in_front = np.concatenate([[0.0], np.cumsum(p[ranking])[:-1]])
        p[ranking[in_front >= top_p]] = 0.0
        p /= p.sum()
    return p


def sample(probs, rng):
    cdf = np.cumsum(probs)
    return int(np.searchsorted(cdf / cdf[-1], rng.random(), side="right"))
