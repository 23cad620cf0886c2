"""The mistake keepdims_forgotten, in other clothes.
"""

import numpy as np


def sdpa(q, k, v):
    s = np.einsum("id,jd->ij", q, k) / k.shape[1] ** 0.5
    e = np.exp(s - np.max(s, axis=1)[:, None])
    totals = np.einsum("ij->i", e)
    return np.einsum("ij,j,jd->id", e, 1 / totals, v)


def mha(x, wq, wk, wv, wo):
    return np.hstack([sdpa(x @ a, x @ b, x @ c) for a, b, c in zip(wq, wk, wv)]) @ wo
