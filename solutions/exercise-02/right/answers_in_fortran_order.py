"""Fortran order, and views as answers."""
import numpy as np
from given import softmax


def sdpa(q, k, v):
    return np.asfortranarray(softmax(q @ k.T / np.sqrt(q.shape[1])) @ v)


def mha(x, wq, wk, wv, wo):
    H, _, d_v = wv.shape
    joined = np.zeros((H * d_v, len(x))).T
    for h in range(H):
        joined[:, h * d_v:(h + 1) * d_v] = sdpa(x @ wq[h], x @ wk[h], x @ wv[h])
    wide = np.zeros((2 * len(x), wo.shape[1]))
    wide[::2] = joined @ wo
    return wide[::2]
