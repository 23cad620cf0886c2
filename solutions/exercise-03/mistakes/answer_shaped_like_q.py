"""attention gives its answer the shape of q: an error as soon as the values have another size than
the queries.

How many numbers has the mean of vectors of dv numbers each? Does d come into it?

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
    return (softmax(scores) @ v).reshape(q.shape)
