"""The mistake scaled_in_place, in other clothes.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    np.divide(q, np.sqrt(k.shape[1]), out=q)
    return np.matmul(softmax(np.inner(q, k)), v)


def mha(x, wq, wk, wv, wo):
    return np.hstack([sdpa(x @ a, x @ b, x @ c) for a, b, c in zip(wq, wk, wv)]) @ wo
