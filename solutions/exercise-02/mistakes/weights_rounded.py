"""sdpa rounds the weights to 4 decimals so that they print nicely; the digits after that are lost.

Is rounding a matter of calculating or of showing? Which precision does the statement ask for?

Caught by: sdpa_worked_weights, sdpa_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    scores = q @ k.T / np.sqrt(q.shape[-1])
    weights = np.round(softmax(scores), 4)
    return weights @ v


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
