"""The mask is stacked up from its rows before it is used.

Loops in: attention
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    seen = np.broadcast_to(True if mask is None else mask, scores.shape)
    rows = [seen[..., i, :] for i in range(seen.shape[-2])]
    return softmax(np.where(np.stack(rows, axis=-2), scores, -np.inf)) @ v
