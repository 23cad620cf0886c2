"""sdpa takes the softmax of weights that have been through it already, which makes them nearly equal.

What does softmax make of [0.27, 0.35, 0.38]? How many times does it stand between scaled0 and weights0?

Caught by: sdpa_worked_weights, sdpa_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    scores = softmax(q @ k.T / np.sqrt(q.shape[-1]))
    weights = softmax(scores)
    return weights @ v


def mha(x, wq, wk, wv, wo):
    heads = [sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(wq.shape[0])]
    concat = np.concatenate(heads, axis=-1)
    return np.matmul(concat, wo)
