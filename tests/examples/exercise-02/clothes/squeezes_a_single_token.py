"""The mistake squeezes_a_single_token, in other clothes.
"""

import math

import numpy as np
from given import softmax


def sdpa(q, k, v):
    s = np.inner(q, k)
    s = s / math.sqrt(q.shape[1])
    return softmax(s).dot(v)


def mha(x, wq, wk, wv, wo):
    y = np.hstack([sdpa(x @ a, x @ b, x @ c) for a, b, c in zip(wq, wk, wv)]) @ wo
    return y.reshape([n for n in y.shape if n > 1])
