"""mha fills its list with the last head n_heads times; here because the loop over the projections ends
first, and only what it left in q, k and v is attended with.

Which lines must run once per head? Are they all indented below the `for`, and is each head an array of
its own? Compare your first head with head0.

Caught by: mha_worked_concatenation, mha_sizes
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
    for h in range(n_heads):
        q = x @ wq[h]
        k = x @ wk[h]
        v = x @ wv[h]
    heads = [sdpa(q, k, v) for h in range(n_heads)]
    return np.concatenate(heads, axis=1) @ wo
