"""The mistake only_the_best_token, in other clothes.
"""

import numpy as np


def sdpa(q, k, v):
    return np.array([v[max(range(len(k)), key=lambda j: np.dot(query, k[j]))] for query in q])


def mha(x, wq, wk, wv, wo):
    outs = list(map(sdpa, np.matmul(x, wq), np.matmul(x, wk), np.matmul(x, wv)))
    return np.dot(np.column_stack(outs), wo)
