"""sdpa returns a list of lists, by .tolist() or built up by append: it prints alike, but has no shape and
no @.

What does `sdpa(q, k, v).shape` say? Which call turns a list of rows into an array?

Caught by: sdpa_worked_heads, sdpa_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    scores = q @ k.T / np.sqrt(q.shape[-1])
    weights = softmax(scores)
    return (weights @ v).tolist()


def mha(x, wq, wk, wv, wo):
    heads = [sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(wq.shape[0])]
    concat = np.concatenate(heads, axis=-1)
    return np.matmul(concat, wo)
