"""causal_mask gives one row, True for each of the T tokens: a mask for the keys, but the same one
for every query.

Does what query 0 may see differ from what query 2 may see? How many rows does the table then need?

Caught by: mask_worked_example, mask_values, mask_is_bool
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.arange(T) <= T - 1


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
