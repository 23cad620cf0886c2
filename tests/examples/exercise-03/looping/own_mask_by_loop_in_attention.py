"""attention builds what it combines with the mask row by row.

Loops in: attention, causal_mask
"""

import numpy as np
from given import softmax


def table(rows, columns):
    out = np.zeros((rows, columns), dtype=bool)
    for i in range(rows):
        out[i] = np.arange(columns) <= i
    return out


def causal_mask(T):
    return table(T, T)


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    past = table(*scores.shape[-2:])
    seen = past | ~past if mask is None else (past | ~past) & mask
    return softmax(np.where(seen, scores, -np.inf)) @ v
