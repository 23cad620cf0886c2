"""mha has an attention of its own, and divides by the root of d_model, the last axis of x, where d_k is
meant.

A score is a dot product of a query and a key of one head. How many numbers do these have, after the
projection?

Caught by: mha_worked_concatenation, mha_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    seq_len, d_k = k.shape
    scores = np.matmul(q, np.transpose(k)) / np.sqrt(d_k)
    weights = softmax(scores, axis=1)
    return np.matmul(weights, v)


def mha(x, wq, wk, wv, wo):
    d_model = x.shape[-1]
    heads = []
    for h in range(len(wq)):
        q, k, v = x @ wq[h], x @ wk[h], x @ wv[h]
        weights = softmax(q @ k.T / np.sqrt(d_model))
        heads.append(weights @ v)
    return np.concatenate(heads, axis=1) @ wo
