"""causal_mask is True everywhere: no key is hidden from any query.

How many pairs of three tokens are allowed, and how many are there in all? Which step takes the
others away?

Caught by: mask_worked_example, mask_values
"""

import numpy as np
from given import softmax


def causal_mask(T):
    mask = np.ones((T, T), dtype=bool)
    np.tril(mask)
    return mask


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
