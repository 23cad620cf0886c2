"""The mistake wo_on_the_left, in other clothes.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    rows = []
    for query in q:
        scores = np.dot(k, query) * np.shape(k)[1] ** -0.5
        rows.append(np.dot(softmax(scores), v))
    return np.array(rows)


def mha(x, wq, wk, wv, wo):
    return np.dot(wo, np.hstack([sdpa(x @ a, x @ b, x @ c) for a, b, c in zip(wq, wk, wv)]))
