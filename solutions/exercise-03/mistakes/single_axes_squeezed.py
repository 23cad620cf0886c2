"""attention removes every axis of length 1 from its answer: one query, one text or one number per
value, and the shape is wrong.

Is a batch of one text still a batch? What will the caller do with an answer that has fewer axes
than q?

Caught by: attention_values, attention_masked
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return (softmax(scores) @ v).squeeze()
