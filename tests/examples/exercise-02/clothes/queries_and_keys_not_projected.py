"""The mistake queries_and_keys_not_projected, in other clothes.
"""

import math

import numpy as np
from given import softmax


def sdpa(q, k, v):
    s = np.inner(q, k)
    s = s / math.sqrt(q.shape[1])
    return softmax(s).dot(v)


def mha(x, wq, wk, wv, wo):
    weights = softmax(np.inner(x, x) / np.sqrt(x.shape[1]))
    return np.hstack(list(weights @ x @ wv)) @ wo
