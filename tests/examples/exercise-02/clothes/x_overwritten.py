"""The mistake x_overwritten, in other clothes.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    s = np.matmul(q, k.T)
    return np.matmul(softmax(s / k.shape[1] ** 0.5, axis=1), v)


def mha(x, wq, wk, wv, wo):
    wide = np.hstack([sdpa(x @ a, x @ b, x @ c) for a, b, c in zip(wq, wk, wv)])
    np.copyto(x, wide.dot(wo))
    return x
