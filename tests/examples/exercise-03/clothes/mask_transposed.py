"""The mistake mask_transposed, in other clothes."""

import numpy as np
from given import softmax


def causal_mask(T):
    i = np.arange(T)[:, None]
    j = np.arange(T)[None, :]
    return i <= j


def attention(q, k, v, mask=None):
    root = q.shape[-1] ** 0.25
    z = (q / root) @ np.moveaxis(k / root, -1, -2)
    seen = np.broadcast_to(True if mask is None else mask, z.shape)
    z[~seen] = np.finfo(float).min
    return softmax(z) @ v
