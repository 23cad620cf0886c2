"""The mistake epsilon_in_the_softmax, in other clothes.
"""

import numpy as np


EPS = 1e-6


def sdpa(q, k, v):
    rows = []
    for query in q:
        s = np.dot(k, query) / np.sqrt(k.shape[1])
        e = np.exp(s - max(s))
        rows.append(np.dot(e, v) / (EPS + e.sum()))
    return np.array(rows)


def mha(x, wq, wk, wv, wo):
    outs = list(map(sdpa, np.matmul(x, wq), np.matmul(x, wk), np.matmul(x, wv)))
    return np.dot(np.column_stack(outs), wo)
