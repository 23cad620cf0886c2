"""The mistake heads_kept_between_calls, in other clothes.
"""

import math

import numpy as np
from given import softmax


def sdpa(q, k, v):
    s = np.inner(q, k)
    s = s / math.sqrt(q.shape[1])
    return softmax(s).dot(v)


def mha(x, wq, wk, wv, wo, outs=[]):
    outs += [sdpa(x @ a, x @ b, x @ c) for a, b, c in zip(wq, wk, wv)]
    return np.hstack(outs) @ wo
