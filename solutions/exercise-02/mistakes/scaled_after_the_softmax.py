"""sdpa divides the weights by the root of d_k, after the softmax: the rows no longer sum to 1, and their
proportions are those of the raw scores.

What does each row of weights0 sum to? And yours?

Caught by: sdpa_worked_weights, sdpa_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    weights = softmax(q @ k.T)
    weights = weights / np.sqrt(q.shape[-1])
    return weights @ v


def mha(x, wq, wk, wv, wo):
    heads = [sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(wq.shape[0])]
    concat = np.concatenate(heads, axis=-1)
    return np.matmul(concat, wo)
