"""sdpa has a softmax of its own and divides by the sums of the rows without keepdims: as the matrix is
square NumPy says nothing, and divides column j by the sum of row j.

What shape has `e.sum(axis=1)`, and along which axis of a square matrix does NumPy lay it? Do your rows
sum to 1?

Caught by: sdpa_worked_weights, sdpa_sizes
"""

import numpy as np


def sdpa(q, k, v):
    scores = q @ k.T / np.sqrt(q.shape[-1])
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    weights = weights / weights.sum(axis=1)
    return weights @ v


def mha(x, wq, wk, wv, wo):
    heads = []
    for h in range(len(wq)):
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    return np.concatenate(heads, axis=1) @ wo
