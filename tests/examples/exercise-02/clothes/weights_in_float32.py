"""The mistake weights_in_float32, in other clothes.
"""

import math

import numpy as np
from given import softmax


def sdpa(q, k, v):
    s = np.inner(q, k)
    s = s / math.sqrt(q.shape[1])
    return softmax(s).dot(v)


def mha(x, wq, wk, wv, wo):
    x, wq, wk, wv, wo = [np.asarray(a, np.float32) for a in (x, wq, wk, wv, wo)]
    q, k, v = np.matmul(x, wq), np.matmul(x, wk), np.matmul(x, wv)
    s = np.matmul(q, k.swapaxes(1, 2)) / np.sqrt(np.float32(k.shape[2]))
    return np.hstack(list(np.matmul(softmax(s), v))) @ wo
