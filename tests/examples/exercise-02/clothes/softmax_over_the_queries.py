"""The mistake softmax_over_the_queries, in other clothes.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    s = np.einsum("id,jd->ij", q, k) / k.shape[1] ** 0.5
    columns = [softmax(column) for column in s.T]
    return np.column_stack(columns) @ v


def mha(x, wq, wk, wv, wo):
    outs = list(map(sdpa, np.matmul(x, wq), np.matmul(x, wk), np.matmul(x, wv)))
    return np.dot(np.column_stack(outs), wo)
