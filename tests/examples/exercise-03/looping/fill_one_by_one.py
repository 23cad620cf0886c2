"""Hidden scores are set one at a time.

Loops in: attention
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = np.array(q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1]))
    hidden = np.argwhere(~np.broadcast_to(True if mask is None else mask, scores.shape))
    for at in hidden:
        scores[tuple(at)] = -np.inf
    return softmax(scores) @ v
