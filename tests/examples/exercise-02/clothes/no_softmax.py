"""The mistake no_softmax, in other clothes.
"""

import numpy as np


def sdpa(q, k, v):
    mixed = np.matmul(k.T, v)
    return q.dot(mixed) * k.shape[1] ** -0.5


def mha(x, wq, wk, wv, wo):
    return np.hstack([sdpa(x @ a, x @ b, x @ c) for a, b, c in zip(wq, wk, wv)]) @ wo
