"""The mistake zeros_taken_for_padding, in other clothes."""

import numpy as np


def hidden(keys):
    return np.where(np.abs(keys).sum(axis=1) > 0, 0.0, -1e9)


def sdpa(q, k, v):
    z = np.einsum("id,jd->ij", q, k) * k.shape[1] ** -0.5 + hidden(k)[None, :]
    e = np.exp(z - z.max(axis=1)[:, None])
    return np.einsum("ij,jv->iv", e, v) / e.sum(axis=1)[:, None]


def mha(x, wq, wk, wv, wo):
    side_by_side = np.hstack([sdpa(x @ a, x @ b, x @ c) for a, b, c in zip(wq, wk, wv)])
    return side_by_side @ wo
