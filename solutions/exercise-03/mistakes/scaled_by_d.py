"""attention divides the scores by d itself, not by its root: the weights come out too even.

The sum of d products of random numbers: does its spread grow like d, or slower? Try d = 4 and d =
400.

Caught by: attention_values, attention_masked, attention_worked_example
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    d_k = q.shape[-1]
    scores = q @ k.swapaxes(-1, -2) / d_k
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
