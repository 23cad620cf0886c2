"""The mistake answer_shaped_like_q, in other clothes.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    seq_len, d = k.shape
    out = np.empty((seq_len, d))
    out[:] = softmax(np.inner(q, k) / d ** 0.5).dot(v)
    return out


def mha(x, wq, wk, wv, wo):
    joined = None
    for a, b, c in zip(wq, wk, wv):
        out = sdpa(x.dot(a), x.dot(b), x.dot(c))
        joined = out if joined is None else np.append(joined, out, axis=1)
    return joined.dot(wo)
