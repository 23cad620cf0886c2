"""The scores, a column for each key.

Loops in: attention
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    columns = [(q * key[..., None, :]).sum(axis=-1) for key in k] if k.ndim == 2 else [
        (q * k[..., j : j + 1, :]).sum(axis=-1) for j in range(k.shape[-2])
    ]
    scores = np.stack(columns, axis=-1) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
