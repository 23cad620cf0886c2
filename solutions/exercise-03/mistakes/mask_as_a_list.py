"""causal_mask returns nested lists: the right answers, but not in an array.

What is the type of what you return? Does a list have a shape, and a dtype?

Caught by: mask_worked_example, mask_values, mask_is_bool
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool)).tolist()


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
