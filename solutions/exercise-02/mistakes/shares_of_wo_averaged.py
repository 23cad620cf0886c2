"""mha multiplies each head by its rows of wo and takes the mean of the products: the answer is n_heads
times too small.

A row times a matrix is a sum over all numbers of the row. By what do you divide it, and why?

Caught by: mha_worked_concatenation, mha_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    d_k = q.shape[-1]
    scores = q @ k.T / np.sqrt(d_k)
    weights = softmax(scores)
    return weights @ v


def mha(x, wq, wk, wv, wo):
    d_v = wv.shape[-1]
    outs = []
    for h in range(len(wq)):
        head = sdpa(x @ wq[h], x @ wk[h], x @ wv[h])
        outs.append(head @ wo[h * d_v : (h + 1) * d_v])
    return np.mean(outs, axis=0)
