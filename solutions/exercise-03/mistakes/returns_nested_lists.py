"""attention returns nested lists: the right numbers, but not in an array.

What is the type of what you return? Can the caller ask it for its shape, or multiply it by a
matrix?

Caught by: attention_values, attention_masked, attention_worked_example
"""

import numpy as np
from given import softmax


def causal_mask(T):
    i = np.arange(T)
    return i[:, None] >= i[None, :]


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return (softmax(scores) @ v).tolist()
