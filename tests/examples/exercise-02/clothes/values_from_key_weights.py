"""The mistake values_from_key_weights, in other clothes.
"""

import math

import numpy as np
from given import softmax


def sdpa(q, k, v):
    s = np.inner(q, k)
    s = s / math.sqrt(q.shape[1])
    return softmax(s).dot(v)


def mha(x, wq, wk, wv, wo):
    outs = []
    for a, b in zip(wq, wk):
        key = np.dot(x, b)
        outs.append(sdpa(np.dot(x, a), key, key))
    return np.hstack(outs).dot(wo)
