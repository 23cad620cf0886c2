"""causal_mask has the right pattern in numbers: ones and zeros, where True and False are asked for.

Print its dtype. What would ~mask, or scores[mask], do with numbers in the place of bools?

Caught by: mask_is_bool
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T)))


def attention(q, k, v, mask=None):
    d = q.shape[-1]
    scores = np.matmul(q, np.swapaxes(k, -2, -1)) / np.sqrt(d)
    if mask is not None:
        scores = np.where(mask, scores, -1e9)
    weights = softmax(scores, axis=-1)
    return np.matmul(weights, v)
