"""The mistake computes_in_float32, in other clothes.
"""

import numpy as np


def sdpa(q, k, v):
    q, k, v = (np.asarray(a, dtype="f4") for a in (q, k, v))
    s = np.matmul(q, k.T) / np.float32(np.sqrt(k.shape[1]))
    e = np.exp(s - s.max(axis=1, keepdims=True))
    return np.matmul(e / e.sum(axis=1, keepdims=True), v)


def mha(x, wq, wk, wv, wo):
    return np.hstack([sdpa(x @ a, x @ b, x @ c) for a, b, c in zip(wq, wk, wv)]) @ wo
