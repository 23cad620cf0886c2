"""The mistake heads_averaged, in other clothes.
"""

import numpy as np


def sdpa(q, k, v):
    s = np.einsum("id,jd->ij", q, k) / np.sqrt(len(k[0]))
    e = np.exp(s - s.max(axis=1, keepdims=True))
    return e @ v / e.sum(axis=1)[:, None]


def mha(x, wq, wk, wv, wo):
    H, _, d_v = wv.shape
    out = np.zeros((len(x), wo.shape[1]))
    for a, b, c in zip(wq, wk, wv):
        out += np.dot(sdpa(x @ a, x @ b, x @ c), wo[:d_v]) / H
    return out
