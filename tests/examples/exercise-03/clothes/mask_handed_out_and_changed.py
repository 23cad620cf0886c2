"""The mistake mask_handed_out_and_changed, in other clothes."""

import numpy as np
from given import softmax

store = dict()


def causal_mask(T):
    hidden = store.get(T)
    if hidden is None:
        hidden = store[T] = ~np.tri(T, dtype=bool)
    hidden ^= True
    return hidden


def attention(q, k, v, mask=None):
    root = q.shape[-1] ** 0.25
    z = (q / root) @ np.moveaxis(k / root, -1, -2)
    seen = np.broadcast_to(True if mask is None else mask, z.shape)
    z[~seen] = np.finfo(float).min
    return softmax(z) @ v
