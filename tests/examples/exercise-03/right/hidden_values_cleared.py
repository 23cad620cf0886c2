"""The values that nobody may see are set to 0 as well."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    s = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        full = np.broadcast_to(mask, s.shape)
        v = np.where(full.any(axis=-2)[..., None], v, 0.0)
        s = np.where(full, s, -np.inf)
    return softmax(s) @ v
