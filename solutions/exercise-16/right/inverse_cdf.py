"""Counts the ends that the drawn number has passed; top_p is settled by a loop that gives ids away."""

import numpy as np
from given import softmax


def next_token_probs(logits, temperature=1.0, top_k=None, top_p=None):
    wrong = [temperature < 0, top_k is not None and top_k < 1, top_p is not None and (top_p <= 0 or top_p > 1)]
    if any(wrong):
        raise ValueError(f"temperature, top_k, top_p: {wrong}")
    out = np.zeros(len(logits), dtype=float)
    if temperature == 0:
        best = 0
        for i in range(1, len(logits)):
            if logits[i] > logits[best]:
                best = i
        out[best] = 1
        return out
    left = set(range(len(logits)))
    while top_k is not None and len(left) > top_k:
        left.remove(min(left, key=lambda i: logits[i]))
    left = np.array(sorted(left))
    probs = softmax(logits[left] / temperature)
    if top_p is not None:
        while len(probs) > 1:
            weakest = np.argmin(probs)
            if np.delete(probs, weakest).sum() < top_p or top_p == 1:
                break
            left, probs = np.delete(left, weakest), np.delete(probs, weakest)
    out[left] = probs / probs.sum()
    return out


def sample(probs, rng):
    passed = np.cumsum(probs) <= rng.random()
    return np.sum(passed)
