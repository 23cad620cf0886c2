"""mha divides the queries by the root of d_k before it calls sdpa, which divides once more: by d_k in all.

Follow one score from q and k to the softmax, through both functions. How often is it divided?

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
    heads = []
    for h in range(len(wq)):
        q = x @ wq[h] / np.sqrt(wq.shape[-1])
        heads.append(sdpa(q, x @ wk[h], x @ wv[h]))
    return np.concatenate(heads, axis=1) @ wo
