"""Every token keeps its own value.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    weights = softmax(q @ k.T / np.sqrt(q.shape[1]))
    weights = weights * np.eye(len(q))
    return weights / weights.sum(axis=1, keepdims=True) @ v


def mha(x, wq, wk, wv, wo):
    n_heads = wq.shape[0]
    heads = []
    for h in range(n_heads):
        q = x @ wq[h]
        k = x @ wk[h]
        v = x @ wv[h]
        head = sdpa(q, k, v)
        heads.append(head)
    concat = np.concatenate(heads, axis=1)
    return concat @ wo
