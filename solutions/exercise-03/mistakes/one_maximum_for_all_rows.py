"""attention has a softmax of its own that subtracts the largest score of the whole array: a query
whose scores all lie far below it is left with zeros, and 0 / 0 is NaN.

Take one query with scores near 1000 and another near -1000. What is left of the second after your
subtraction?

Caught by: attention_large_scores
"""

import numpy as np


def causal_mask(T):
    return np.tri(T, dtype=bool)


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    weights = np.exp(scores - scores.max())
    weights = weights / weights.sum(axis=-1, keepdims=True)
    return weights @ v
