"""mha multiplies each head by its rows of wo, which is fine, but then sets the products side by side:
n_heads * d_model columns.

A row times a matrix is a sum over all numbers of the row. If each head does a part of that sum, how do
the parts become one?

Caught by: mha_worked_concatenation, mha_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    seq_len, d_k = k.shape
    scores = np.matmul(q, np.transpose(k)) / np.sqrt(d_k)
    weights = softmax(scores, axis=1)
    return np.matmul(weights, v)


def mha(x, wq, wk, wv, wo):
    d_v = wv.shape[-1]
    outs = []
    for h in range(len(wq)):
        head = sdpa(x @ wq[h], x @ wk[h], x @ wv[h])
        outs.append(head @ wo[h * d_v : (h + 1) * d_v])
    return np.concatenate(outs, axis=1)
