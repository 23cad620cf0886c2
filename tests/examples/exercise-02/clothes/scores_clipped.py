"""The mistake scores_clipped, in other clothes.
"""

import numpy as np


def sdpa(q, k, v):
    s = np.inner(q, k) / k.shape[1] ** 0.5
    e = np.exp(np.minimum(np.maximum(s, -100.0), 100.0))
    return e @ v / e.sum(axis=1, keepdims=True)


def mha(x, wq, wk, wv, wo):
    joined = None
    for a, b, c in zip(wq, wk, wv):
        out = sdpa(x.dot(a), x.dot(b), x.dot(c))
        joined = out if joined is None else np.append(joined, out, axis=1)
    return joined.dot(wo)
