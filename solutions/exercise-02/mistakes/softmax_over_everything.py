"""sdpa takes one softmax over the whole matrix of scores: all weights together sum to 1, so that each query
has only a part of it to share out.

What do your weights of the first query sum to? To how many queries does the 1 belong?

Caught by: sdpa_worked_weights, sdpa_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    scores = q @ k.T / np.sqrt(q.shape[-1])
    weights = softmax(scores, axis=None)
    return weights @ v


def mha(x, wq, wk, wv, wo):
    heads = [sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(wq.shape[0])]
    concat = np.concatenate(heads, axis=-1)
    return np.matmul(concat, wo)
