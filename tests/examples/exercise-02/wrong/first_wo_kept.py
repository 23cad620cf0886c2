"""The wo of the first call with its shape is used ever after.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    seq_len, d_k = k.shape
    scores = np.matmul(q, np.transpose(k)) / np.sqrt(d_k)
    weights = softmax(scores, axis=1)
    return np.matmul(weights, v)


kept = {}


def mha(x, wq, wk, wv, wo):
    wo = kept.setdefault(wo.shape, wo.copy())
    heads = [sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(len(wq))]
    return np.concatenate(heads, axis=1) @ wo
