"""Both q and k are divided by the root."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    root = np.sqrt(q.shape[-1])
    return softmax(np.where(True if mask is None else mask, (q / root) @ (k / root).swapaxes(-1, -2) / root, -np.inf)) @ v
