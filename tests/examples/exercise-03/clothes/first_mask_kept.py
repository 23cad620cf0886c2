"""The mistake first_mask_kept, in other clothes."""

import numpy as np
from given import softmax

kept = {}


def causal_mask(T):
    return kept.setdefault("mask", np.tri(T, dtype=bool))


def attention(q, k, v, mask=None):
    root = q.shape[-1] ** 0.25
    z = (q / root) @ np.moveaxis(k / root, -1, -2)
    seen = np.broadcast_to(True if mask is None else mask, z.shape)
    z[~seen] = np.finfo(float).min
    return softmax(z) @ v
