"""The mistake one_maximum_for_all_rows, in other clothes.
"""

import numpy as np


def sdpa(q, k, v):
    s = np.inner(q, k) * k.shape[1] ** -0.5
    s -= s.ravel()[s.argmax()]
    e = np.exp(s)
    return (e / np.dot(e, np.ones(len(e)))[:, None]) @ v


def mha(x, wq, wk, wv, wo):
    joined = None
    for a, b, c in zip(wq, wk, wv):
        out = sdpa(x.dot(a), x.dot(b), x.dot(c))
        joined = out if joined is None else np.append(joined, out, axis=1)
    return joined.dot(wo)
