"""attention takes the softmax over all keys, sets hidden weights to 0 and divides by the new sum:
right for small scores. But where a hidden score is far above the visible ones, these have already
been rounded to 0, and 0 / 0 is NaN.

Let a hidden key have the score 1000 and the visible ones 0. Which weights has the softmax left for
your division?

Caught by: attention_large_scores
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tri(T, dtype=bool)


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    weights = softmax(scores)
    if mask is not None:
        weights = np.where(mask, weights, 0.0)
        weights = weights / weights.sum(axis=-1, keepdims=True)
    return weights @ v
