"""The mistake scaled_by_d_model_over_n_heads, in other clothes.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    s = np.einsum("id,jd->ij", q, k) / np.sqrt(len(k[0]))
    e = np.exp(s - s.max(axis=1, keepdims=True))
    return e @ v / e.sum(axis=1)[:, None]


def mha(x, wq, wk, wv, wo):
    q, k, v = np.matmul(x, wq), np.matmul(x, wk), np.matmul(x, wv)
    s = np.matmul(q, k.swapaxes(1, 2)) * (wq.shape[0] / wq.shape[1]) ** 0.5
    return np.hstack(list(softmax(s) @ v)) @ wo
