"""attention multiplies the hidden places (1) and the visible ones (0) by -inf and adds this to the
scores: but 0 times -inf is NaN, so it spoils the very places that it should leave alone.

What does NumPy say to 0 * np.inf? How else can you choose between two numbers than by multiplying?

Caught by: attention_masked, attention_mask_shapes, attention_worked_example
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = scores + (1.0 - mask) * -np.inf
    return softmax(scores) @ v
