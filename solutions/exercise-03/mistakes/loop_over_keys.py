"""attention adds up weight times value key by key in a for loop: right numbers, but a Python step
for each key.

A sum of products over the keys, for every query: which operation of NumPy is just that?

Caught by: attention_no_loops
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tri(T, dtype=bool)


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    weights = softmax(scores)
    out = 0.0
    for j in range(k.shape[-2]):
        out = out + weights[..., :, j, None] * v[..., None, j, :]
    return out
