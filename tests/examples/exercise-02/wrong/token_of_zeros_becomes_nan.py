"""Divides each token by its length and multiplies it by it again: 0 / 0 for a token of zeros."""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    return softmax(q @ k.T / np.sqrt(q.shape[1])) @ v


def mha(x, wq, wk, wv, wo):
    length = np.linalg.norm(x, axis=1, keepdims=True)
    with np.errstate(invalid="ignore"):
        unit = x / length
    parts = [sdpa(*(unit @ w[h] * length for w in (wq, wk, wv))) for h in range(len(wq))]
    return np.hstack(parts) @ wo
