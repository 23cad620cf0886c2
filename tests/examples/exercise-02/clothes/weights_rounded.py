"""The mistake weights_rounded, in other clothes.
"""

import numpy as np


def sdpa(q, k, v):
    s = np.inner(q, k) / k.shape[1] ** 0.5
    e = np.exp(s - s.max(axis=1, keepdims=True))
    return np.around(e / e.sum(axis=1, keepdims=True), decimals=4).dot(v)


def mha(x, wq, wk, wv, wo):
    outs = list(map(sdpa, np.matmul(x, wq), np.matmul(x, wk), np.matmul(x, wv)))
    return np.dot(np.column_stack(outs), wo)
