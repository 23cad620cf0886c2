"""The mistake returns_a_matrix, in other clothes.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    s = np.inner(q, k) / np.sqrt(k.shape[1])
    return np.matrix(softmax(s) @ v)


def mha(x, wq, wk, wv, wo):
    return np.hstack([np.array(sdpa(x @ a, x @ b, x @ c)) for a, b, c in zip(wq, wk, wv)]) @ wo
