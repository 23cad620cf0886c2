"""attention multiplies the values by the raw scores (hidden ones set to 0): no softmax, so the
weights may be negative and sum to anything.

What do you know of the weights of a mean? Which of it is true of your scores?

Caught by: attention_values, attention_masked, attention_worked_example
"""

import numpy as np


def causal_mask(T):
    return np.tri(T, dtype=bool)


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, 0.0)
    return scores @ v
