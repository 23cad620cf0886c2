"""A relu between the projections and the attention.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    seq_len, d_k = k.shape
    scores = np.matmul(q, np.transpose(k)) / np.sqrt(d_k)
    weights = softmax(scores, axis=1)
    return np.matmul(weights, v)


def mha(x, wq, wk, wv, wo):
    heads = []
    for h in range(len(wq)):
        heads.append(sdpa(*(np.maximum(x @ w[h], 0) for w in (wq, wk, wv))))
    return np.concatenate(heads, axis=1) @ wo
