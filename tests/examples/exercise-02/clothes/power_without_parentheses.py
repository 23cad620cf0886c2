"""The mistake power_without_parentheses, in other clothes.
"""

import numpy as np


def sdpa(q, k, v):
    s = 0.5 * np.inner(q, k) / np.shape(q)[1]
    e = np.exp(s - np.max(s, axis=1, keepdims=True))
    return (e / e.sum(1, keepdims=True)).dot(v)


def mha(x, wq, wk, wv, wo):
    joined = None
    for a, b, c in zip(wq, wk, wv):
        out = sdpa(x.dot(a), x.dot(b), x.dot(c))
        joined = out if joined is None else np.append(joined, out, axis=1)
    return joined.dot(wo)
