"""mha rounds its answer to 4 decimals so that it prints nicely; the digits after that are lost.

Is rounding a matter of calculating or of showing? Which precision does the statement ask for?

Caught by: mha_worked_example, mha_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    d_k = q.shape[-1]
    scores = q @ k.T / np.sqrt(d_k)
    weights = softmax(scores)
    return weights @ v


def mha(x, wq, wk, wv, wo):
    heads = []
    for h in range(len(wq)):
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    return np.round(np.concatenate(heads, axis=1) @ wo, 4)
