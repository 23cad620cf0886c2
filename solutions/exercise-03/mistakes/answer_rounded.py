"""attention rounds its answer to four digits, so that it looks like an example: all others are
lost.

Who should decide how many digits are shown: the function that computes, or the one that prints?

Caught by: attention_values, attention_masked, attention_worked_example
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tri(T, dtype=bool)


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return np.round(softmax(scores) @ v, 4)
