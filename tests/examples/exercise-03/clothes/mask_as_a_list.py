"""The mistake mask_as_a_list, in other clothes."""

import numpy as np
from given import softmax


def causal_mask(T):
    i, j = np.indices((T, T))
    return np.less_equal(j, i).tolist()


def attention(q, k, v, mask=None):
    root = q.shape[-1] ** 0.25
    z = (q / root) @ np.moveaxis(k / root, -1, -2)
    seen = np.broadcast_to(True if mask is None else mask, z.shape)
    z[~seen] = np.finfo(float).min
    return softmax(z) @ v
