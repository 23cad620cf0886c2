"""The mistake two_heads_only, in other clothes.
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
    head0 = sdpa(x @ wq[0], x @ wk[0], x @ wv[0])
    head1 = sdpa(x @ wq[1], x @ wk[1], x @ wv[1])
    return np.dot(np.c_[head0, head1], wo)
