"""The concatenation is brought to mean 0 and spread 1 before wo.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    d_k = q.shape[-1]
    scores = q @ k.T / np.sqrt(d_k)
    weights = softmax(scores)
    return weights @ v


def mha(x, wq, wk, wv, wo):
    heads = [sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(len(wq))]
    joined = np.concatenate(heads, axis=1)
    joined = (joined - joined.mean(axis=1, keepdims=True)) / (joined.std(axis=1, keepdims=True) + 1e-9)
    return joined @ wo
