"""The mistake softmax_over_the_queries_of_filled_scores, in other clothes."""

import numpy as np


def causal_mask(T):
    row, column = np.indices((T, T))
    return column <= row


def attention(q, k, v, mask=None):
    z = np.einsum("...id,...jd->...ji", q, k) / k.shape[-1] ** 0.5  # a row for each key
    if mask is not None:
        seen = np.broadcast_to(mask, (*q.shape[:-1], k.shape[-2]))
        z[~np.swapaxes(seen, -1, -2)] = -1e12
    e = np.exp(z - z.max(axis=-1, keepdims=True))
    return np.einsum("...ji,...jv->...iv", e / e.sum(axis=-1, keepdims=True), v)
