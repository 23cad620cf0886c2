"""The mistake softmax_over_everything, in other clothes.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    s = np.inner(q, k) / np.sqrt(k.shape[1])
    flat = softmax(s.ravel())
    return flat.reshape(s.shape).dot(v)


def mha(x, wq, wk, wv, wo):
    joined = None
    for a, b, c in zip(wq, wk, wv):
        out = sdpa(x.dot(a), x.dot(b), x.dot(c))
        joined = out if joined is None else np.append(joined, out, axis=1)
    return joined.dot(wo)
