"""The mistake only_the_first_query, in other clothes.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    s = np.inner(q, k) / k.shape[1] ** 0.5
    return softmax(s[:1]).dot(v)


def mha(x, wq, wk, wv, wo):
    outs = list(map(sdpa, np.matmul(x, wq), np.matmul(x, wk), np.matmul(x, wv)))
    return np.dot(np.column_stack(outs), wo)
