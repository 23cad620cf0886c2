"""The mistake wq_scaled_in_place, in other clothes.
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
    np.divide(wq, wq.shape[2] ** 0.5, out=wq)
    s = np.matmul(x @ wq, (x @ wk).swapaxes(1, 2))
    return np.hstack(list(softmax(s) @ (x @ wv))) @ wo
