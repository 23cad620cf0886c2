"""attention has a softmax of its own that adds 1e-6 to the sum it divides by: the weights no longer
sum to 1, and the answer is off in the sixth or seventh digit.

Once the maximum of a row is subtracted, how large is its sum at least? Can it be zero at all?

Caught by: attention_values, attention_masked
"""

import numpy as np


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = weights / (weights.sum(axis=-1, keepdims=True) + 1e-6)
    return weights @ v
