"""sdpa returns a pair, the answer and the weights, as some libraries do; one array is asked for.

What would `sdpa(q, k, v).shape` give with your version?

Caught by: sdpa_worked_heads, sdpa_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    scores = q @ k.T / np.sqrt(q.shape[-1])
    weights = softmax(scores)
    return weights @ v, weights


def mha(x, wq, wk, wv, wo):
    heads = []
    for h in range(len(wq)):
        head, weights = sdpa(x @ wq[h], x @ wk[h], x @ wv[h])
        heads.append(head)
    return np.concatenate(heads, axis=1) @ wo
