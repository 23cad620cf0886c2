"""The weights are sorted before they meet the values.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    weights = softmax(q @ k.T / np.sqrt(q.shape[1]))
    return np.sort(weights, axis=1) @ v


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
