"""The mistake constants_of_the_example, in other clothes.
"""

import numpy as np


def sdpa(q, k, v):
    s = np.inner(q, k) * np.sqrt(0.5)
    e = np.exp(s - s.max(axis=1, keepdims=True))
    return e @ v / e.sum(axis=1, keepdims=True)


def mha(x, wq, wk, wv, wo):
    first, second = (sdpa(np.dot(x, wq[h]), np.dot(x, wk[h]), np.dot(x, wv[h])) for h in (0, 1))
    return np.dot(np.hstack([first, second]), wo)
