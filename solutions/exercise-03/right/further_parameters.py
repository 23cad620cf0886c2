"""Further parameters, all with defaults."""

import numpy as np
from given import softmax


def causal_mask(T, dtype=bool, *, offset=0):
    return np.tri(T, k=offset, dtype=dtype)


def attention(q, k, v, mask=None, scale=None, dropout=0.0, return_weights=False):
    scale = q.shape[-1] ** -0.5 if scale is None else scale
    s = q @ k.swapaxes(-1, -2) * scale
    if mask is not None:
        s = np.where(mask, s, -np.inf)
    w = softmax(s)
    return (w @ v, w) if return_weights else w @ v
