"""The mistake returns_weights_too, in other clothes.
"""

import numpy as np


def sdpa(q, k, v):
    s = np.einsum("id,jd->ij", q, k) / k.shape[1] ** 0.5
    e = np.exp(s - s.max(axis=1, keepdims=True))
    e = e / e.sum(axis=1, keepdims=True)
    return (np.dot(e, v), e)


def mha(x, wq, wk, wv, wo):
    return np.hstack([sdpa(x @ a, x @ b, x @ c)[0] for a, b, c in zip(wq, wk, wv)]) @ wo
