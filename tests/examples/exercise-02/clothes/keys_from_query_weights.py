"""The mistake keys_from_query_weights, in other clothes.
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
    outs = []
    for a, c in zip(wq, wv):
        q = np.dot(x, a)
        outs.append(sdpa(q, q, np.dot(x, c)))
    return np.hstack(outs).dot(wo)
