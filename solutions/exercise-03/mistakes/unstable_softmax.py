"""attention has a softmax of its own that does not subtract the maximum: exp overflows to inf for
large scores, gives only zeros for very negative ones, and the answer is NaN.

What are np.exp(1000.0) and np.exp(-1000.0)? Which number may you subtract from all scores of a
query without changing its weights?

Caught by: attention_large_scores
"""

import numpy as np


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    weights = np.exp(scores)
    weights = weights / weights.sum(axis=-1, keepdims=True)
    return weights @ v
