"""The mistake answer_transposed, in other clothes.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    rows = []
    for query in q:
        s = np.dot(k, query) / k.shape[1] ** 0.5
        rows.append(np.dot(softmax(s), v))
    return np.column_stack(rows)


def mha(x, wq, wk, wv, wo):
    outs = list(map(sdpa, np.matmul(x, wq), np.matmul(x, wk), np.matmul(x, wv)))
    return np.dot(np.column_stack(outs), wo)
