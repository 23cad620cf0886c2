"""mha takes d_model / n_heads for the size of a head and writes the heads into an array like x. That is the
size in the example, but d_v may be another.

How many columns has the concatenation, in terms of n_heads and d_v? Which array knows d_v?

Caught by: mha_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    raw = q @ k.T
    scaled = raw / k.shape[1] ** 0.5
    weights = np.stack([softmax(row) for row in scaled])
    return weights @ v


def mha(x, wq, wk, wv, wo):
    n_heads = len(wq)
    d = x.shape[1] // n_heads
    concat = np.zeros_like(x)
    for h in range(n_heads):
        concat[:, h * d : (h + 1) * d] = sdpa(x @ wq[h], x @ wk[h], x @ wv[h])
    return concat @ wo
