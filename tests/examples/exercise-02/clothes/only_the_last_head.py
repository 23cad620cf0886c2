"""The mistake only_the_last_head, in other clothes.
"""

import math

import numpy as np
from given import softmax


def sdpa(q, k, v):
    s = np.inner(q, k)
    s = s / math.sqrt(q.shape[1])
    return softmax(s).dot(v)


def mha(x, wq, wk, wv, wo):
    wide = np.zeros((len(x), len(wo)))
    wide[:, -wv.shape[2] :] = sdpa(x @ wq[-1], x @ wk[-1], x @ wv[-1])
    return wide @ wo
