"""attention sets the weights of hidden keys to 0 after the softmax: they still counted in the sum,
so what is left sums to less than 1.

Add up the weights of a query with a hidden key. Who has the missing part?

Caught by: attention_masked, attention_mask_shapes, attention_worked_example
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tri(T, dtype=bool)


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    weights = softmax(scores)
    if mask is not None:
        weights = np.where(mask, weights, 0.0)
    return weights @ v
