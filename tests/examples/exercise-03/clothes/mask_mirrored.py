"""The mistake mask_mirrored, in other clothes."""

import numpy as np
from given import softmax


def causal_mask(T):
    i, j = np.ogrid[:T, :T]
    return i + j < T


def attention(q, k, v, mask=None):
    root = q.shape[-1] ** 0.25
    z = (q / root) @ np.moveaxis(k / root, -1, -2)
    seen = np.broadcast_to(True if mask is None else mask, z.shape)
    z[~seen] = np.finfo(float).min
    return softmax(z) @ v
