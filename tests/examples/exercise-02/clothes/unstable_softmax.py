"""The mistake unstable_softmax, in other clothes.
"""

import numpy as np


def sdpa(q, k, v):
    rows = []
    for query in q:
        e = np.e ** (np.dot(k, query) / np.sqrt(k.shape[1]))
        rows.append(e / np.sum(e))
    return np.dot(np.array(rows), v)


def mha(x, wq, wk, wv, wo):
    outs = list(map(sdpa, np.matmul(x, wq), np.matmul(x, wk), np.matmul(x, wv)))
    return np.dot(np.column_stack(outs), wo)
