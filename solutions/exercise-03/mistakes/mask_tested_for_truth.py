"""attention asks `if mask:`, and an array of several answers has no single one: NumPy refuses to
say whether it is true.

What do you want to know: whether there is a mask, or what is in it?

Caught by: attention_masked, attention_mask_shapes, attention_worked_example
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tri(T, dtype=bool)


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
