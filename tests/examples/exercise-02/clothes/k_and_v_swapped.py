"""The mistake k_and_v_swapped, in other clothes.
"""

import numpy as np
from given import softmax


def attend(query, key, value):
    s = np.matmul(query, value.T) / query.shape[1] ** 0.5
    return softmax(s, axis=1), key


def sdpa(q, k, v):
    return np.matmul(*attend(q, k, v))


def mha(x, wq, wk, wv, wo):
    joined = None
    for a, b, c in zip(wq, wk, wv):
        out = sdpa(x.dot(a), x.dot(b), x.dot(c))
        joined = out if joined is None else np.append(joined, out, axis=1)
    return joined.dot(wo)
