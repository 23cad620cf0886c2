"""The mistake mask_read_backwards_and_added, in other clothes."""

import numpy as np


def causal_mask(T):
    row, column = np.indices((T, T))
    return column <= row


def attention(q, k, v, mask=None):
    z = np.einsum("...id,...jd->...ij", q, k) / k.shape[-1] ** 0.5
    z = z if mask is None else z - 1e9 * mask.astype(float)
    e = np.exp(z - z.max(axis=-1, keepdims=True))
    return np.einsum("...ij,...jv->...iv", e / e.sum(axis=-1, keepdims=True), v)
