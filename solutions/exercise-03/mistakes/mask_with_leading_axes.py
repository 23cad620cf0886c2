"""causal_mask adds two axes in front, for texts and heads, as many models do: the shape is (1, 1,
T, T).

Which shape does the statement ask for? And does a mask of two axes not fit four by itself?

Caught by: mask_worked_example, mask_values, mask_is_bool
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((1, 1, T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
