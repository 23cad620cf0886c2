"""The mistake scale_of_the_example, in other clothes.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    return np.stack([softmax(k @ query / 1.4142135623730951) @ v for query in q])


def mha(x, wq, wk, wv, wo):
    return np.hstack([sdpa(x @ a, x @ b, x @ c) for a, b, c in zip(wq, wk, wv)]) @ wo
