"""causal_mask cuts its answer out of one table made for 64 tokens, as models with a longest text
do: beyond 64 the mask is too small.

What does table[:70, :70] give if the table has 64 rows? Did NumPy complain?

Caught by: mask_values, mask_is_bool
"""

import numpy as np
from given import softmax

BLOCK_SIZE = 64
TRIL = np.tril(np.ones((BLOCK_SIZE, BLOCK_SIZE), dtype=bool))


def causal_mask(T):
    return TRIL[:T, :T]


def attention(q, k, v, mask=None):
    d = q.shape[-1]
    scores = np.matmul(q, np.swapaxes(k, -2, -1)) / np.sqrt(d)
    if mask is not None:
        scores = np.where(mask, scores, -1e9)
    weights = softmax(scores, axis=-1)
    return np.matmul(weights, v)
