"""mha has an attention of its own that divides by the root of d_v; sdpa is right.
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
        q, k, v = x @ wq[h], x @ wk[h], x @ wv[h]
        heads.append(softmax(q @ k.T / np.sqrt(v.shape[1])) @ v)
    return np.concatenate(heads, axis=1) @ wo
