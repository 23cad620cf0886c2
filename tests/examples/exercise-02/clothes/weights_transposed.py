"""The mistake weights_transposed, in other clothes.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    s = np.inner(q, k) * k.shape[1] ** -0.5
    return np.einsum("ji,jd->id", softmax(s), v)


def mha(x, wq, wk, wv, wo):
    return np.hstack([sdpa(x @ a, x @ b, x @ c) for a, b, c in zip(wq, wk, wv)]) @ wo
