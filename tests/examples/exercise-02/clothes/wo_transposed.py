"""The mistake wo_transposed, in other clothes.
"""

import numpy as np


def sdpa(q, k, v):
    s = np.einsum("id,jd->ij", q, k) / np.sqrt(len(k[0]))
    e = np.exp(s - s.max(axis=1, keepdims=True))
    return e @ v / e.sum(axis=1)[:, None]


def mha(x, wq, wk, wv, wo):
    wide = np.hstack([sdpa(x @ a, x @ b, x @ c) for a, b, c in zip(wq, wk, wv)])
    return np.matmul(wo, wide.T).T
