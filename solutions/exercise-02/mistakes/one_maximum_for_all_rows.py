"""sdpa has a softmax of its own that takes the largest score of the whole matrix from every row: a row
whose scores lie a thousand lower becomes 0 / 0.

Take one row with the scores 1000 and 999 and one with -1000 and -999. What is left of the second after
the shift?

Caught by: sdpa_large_scores
"""

import numpy as np


def sdpa(q, k, v):
    scores = q @ k.T / np.sqrt(q.shape[-1])
    weights = np.exp(scores - np.max(scores))
    weights = weights / weights.sum(axis=-1, keepdims=True)
    return weights @ v


def mha(x, wq, wk, wv, wo):
    heads = [sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(wq.shape[0])]
    concat = np.concatenate(heads, axis=-1)
    return np.matmul(concat, wo)
