"""causal_mask fills its table pair by pair in two loops: right answers, but T times T steps of
Python, where NumPy can compare all rows with all columns at once.

A column of row numbers and a row of column numbers: what shape does a comparison of these two have?

Caught by: mask_no_loops
"""

import numpy as np
from given import softmax


def causal_mask(T):
    mask = np.zeros((T, T), dtype=bool)
    for i in range(T):
        for j in range(i + 1):
            mask[i, j] = True
    return mask


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
