"""sdpa works with np.matrix so that * is the matrix product, and returns one: a matrix behaves differently
from an array, and * means something else to the caller.

What is type(...) of your answer? Which call makes an array of it, or could you do without np.matrix,
with @?

Caught by: sdpa_worked_heads, sdpa_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    q, k, v = np.asmatrix(q), np.asmatrix(k), np.asmatrix(v)
    scores = q * k.T / np.sqrt(q.shape[-1])
    weights = softmax(np.asarray(scores))
    return weights * v


def mha(x, wq, wk, wv, wo):
    heads = []
    for h in range(len(wq)):
        heads.append(np.asarray(sdpa(x @ wq[h], x @ wk[h], x @ wv[h])))
    return np.concatenate(heads, axis=1) @ wo
