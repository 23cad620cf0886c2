"""The mistake scaled_by_d_k, in other clothes.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    rows = []
    for query in q:
        similar = np.mean(query * k, axis=1)
        rows.append(softmax(similar) @ v)
    return np.vstack(rows)


def mha(x, wq, wk, wv, wo):
    outs = list(map(sdpa, np.matmul(x, wq), np.matmul(x, wk), np.matmul(x, wv)))
    return np.dot(np.column_stack(outs), wo)
