"""sdpa hands each query the value of the token with the highest score and nothing of the others.

The weights of "major" in the example are 0.27, 0.35 and 0.38. Which would yours be?

Caught by: sdpa_worked_weights, sdpa_sizes
"""

import numpy as np


def sdpa(q, k, v):
    scores = q @ k.T / np.sqrt(q.shape[-1])
    best = scores.argmax(axis=1)
    return v[best]


def mha(x, wq, wk, wv, wo):
    n_heads = wq.shape[0]
    heads = []
    for h in range(n_heads):
        q = x @ wq[h]
        k = x @ wk[h]
        v = x @ wv[h]
        head = sdpa(q, k, v)
        heads.append(head)
    concat = np.concatenate(heads, axis=1)
    return concat @ wo
