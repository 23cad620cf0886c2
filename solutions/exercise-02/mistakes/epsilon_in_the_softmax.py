"""sdpa has a softmax of its own and adds a small number to the sum, against a division by zero: the weights
sum to a little less than 1.

After the largest score of a row has become 0, how small can the sum of the exps be at least? Is there
anything to guard against?

Caught by: sdpa_worked_weights, sdpa_sizes
"""

import numpy as np


def sdpa(q, k, v):
    scores = q @ k.T / np.sqrt(q.shape[-1])
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    weights = weights / (weights.sum(axis=1, keepdims=True) + 1e-6)
    return weights @ v


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
