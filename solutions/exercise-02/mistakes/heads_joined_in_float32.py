"""mha writes the heads into an array of dtype float32: whatever sdpa computed, only about 7 digits of it
arrive.

Which dtype has the array that you fill? How many digits are left of a number that is written into it?

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
    n_heads, _, d_v = wv.shape
    concat = np.zeros((len(x), n_heads * d_v), dtype=np.float32)
    for h in range(n_heads):
        concat[:, h * d_v : (h + 1) * d_v] = sdpa(x @ wq[h], x @ wk[h], x @ wv[h])
    return concat @ wo
