"""causal_mask builds its mask in the first call and keeps it in a global variable: every later text
gets the mask of the first one's length.

What does the mask depend on? Call causal_mask(3) and then causal_mask(5).

Caught by: mask_values
"""

import numpy as np
from given import softmax

MASK = None


def causal_mask(T):
    global MASK
    if MASK is None:
        MASK = np.tril(np.ones((T, T), dtype=bool))
    return MASK


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
