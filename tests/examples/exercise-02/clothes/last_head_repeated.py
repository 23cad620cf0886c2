"""The mistake last_head_repeated, in other clothes.
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
    head = sdpa(np.dot(x, wq[-1]), np.dot(x, wk[-1]), np.dot(x, wv[-1]))
    return np.tile(head, len(wq)).dot(wo)
