"""sdpa gives k the shape (d_k, seq_len) with reshape. The shape fits, but reshape only groups the numbers
anew, and the columns are no keys.

Write down k0 of the example, `k0.T` and `k0.reshape(2, 3)`. In which of the two is the first column the
key of "major"?

Caught by: sdpa_worked_weights, sdpa_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    seq_len, d_k = k.shape
    scores = q @ k.reshape(d_k, seq_len) / np.sqrt(d_k)
    weights = softmax(scores)
    return weights @ v


def mha(x, wq, wk, wv, wo):
    heads = []
    for h in range(len(wq)):
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    return np.concatenate(heads, axis=1) @ wo
