"""The mistake projections_not_used, in other clothes.
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
    head = sdpa(x, x, x)
    return np.tile(head, (1, wq.shape[0])) @ wo
