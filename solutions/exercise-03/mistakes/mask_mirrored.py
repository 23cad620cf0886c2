"""causal_mask has its triangle in the wrong corner: row 0 sees everything, and the last row only
key 0.

Which of the rows belongs to the first token, and which of the columns? Write i and j at the edges
of the table.

Caught by: mask_worked_example, mask_values
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))[::-1]


def attention(q, k, v, mask=None):
    d = q.shape[-1]
    scores = np.matmul(q, np.swapaxes(k, -2, -1)) / np.sqrt(d)
    if mask is not None:
        scores = np.where(mask, scores, -1e9)
    weights = softmax(scores, axis=-1)
    return np.matmul(weights, v)
