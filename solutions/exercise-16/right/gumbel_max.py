"""Noise of Gumbel's distribution is added to the logarithms, and the largest sum wins; no cumulative sum to draw."""

import numpy as np


def log_softmax(z):
    return z - np.logaddexp.reduce(z)


def next_token_probs(logits, temperature=1.0, top_k=None, top_p=None):
    V, = logits.shape
    if temperature < 0 or not (top_k is None or top_k > 0) or not (top_p is None or 1 >= top_p > 0):
        raise ValueError("temperature >= 0, top_k >= 1 and 0 < top_p <= 1 are allowed")
    if temperature == 0:
        return (np.arange(V) == logits.argmax()).astype(float)
    rank = np.empty(V, dtype=int)
    rank[np.argsort(logits)[::-1]] = np.arange(V)  # rank[i]: how many ids are more likely than i
    logs = logits / temperature
    if top_k is not None:
        logs = np.where(rank < top_k, logs, -np.inf)
    logs = log_softmax(logs)
    if top_p is not None and top_p != 1:
        ahead = np.array([np.exp(logs[rank < r]).sum() for r in rank])  # the mass of all that are more likely
        logs = log_softmax(np.where(ahead < top_p, logs, -np.inf))
    return np.exp(logs)


def sample(probs, rng):
    with np.errstate(divide="ignore"):
        return np.argmax(np.log(probs) + rng.gumbel(size=probs.shape))
