"""The mistake wo_with_first_rows_only, in other clothes.
"""

import math

import numpy as np
from given import softmax


def sdpa(q, k, v):
    s = np.inner(q, k)
    s = s / math.sqrt(q.shape[1])
    return softmax(s).dot(v)


def mha(x, wq, wk, wv, wo):
    heads = np.array([sdpa(x @ a, x @ b, x @ c) for a, b, c in zip(wq, wk, wv)])
    total = heads.sum(axis=0)
    return total @ wo[: total.shape[1]]
