"""The mistake mask_with_leading_axes, in other clothes."""

import numpy as np
from given import softmax


def causal_mask(T):
    t = np.arange(T)
    return (t <= t[:, None])[None, None]


def attention(q, k, v, mask=None):
    root = q.shape[-1] ** 0.25
    z = (q / root) @ np.moveaxis(k / root, -1, -2)
    seen = np.broadcast_to(True if mask is None else mask, z.shape)
    z[~seen] = np.finfo(float).min
    return softmax(z) @ v
