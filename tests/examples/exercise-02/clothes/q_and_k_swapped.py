"""The mistake q_and_k_swapped, in other clothes.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    s = np.einsum("id,jd->ji", q, k) / np.sqrt(k.shape[1])
    return np.stack([softmax(row) @ v for row in s])


def mha(x, wq, wk, wv, wo):
    outs = list(map(sdpa, np.matmul(x, wq), np.matmul(x, wk), np.matmul(x, wv)))
    return np.dot(np.column_stack(outs), wo)
