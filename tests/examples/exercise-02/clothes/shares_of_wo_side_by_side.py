"""The mistake shares_of_wo_side_by_side, in other clothes.
"""

import math

import numpy as np
from given import softmax


def sdpa(q, k, v):
    s = np.inner(q, k)
    s = s / math.sqrt(q.shape[1])
    return softmax(s).dot(v)


def mha(x, wq, wk, wv, wo):
    parts = np.split(wo, len(wq))
    return np.hstack([sdpa(x @ a, x @ b, x @ c) @ d for a, b, c, d in zip(wq, wk, wv, parts)])
