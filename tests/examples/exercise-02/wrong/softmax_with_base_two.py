"""Powers of 2 in the place of powers of e.
"""

import numpy as np


def sdpa(q, k, v):
    s = q @ k.T / np.sqrt(q.shape[1])
    e = 2.0 ** (s - s.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True) @ v


def mha(x, wq, wk, wv, wo):
    heads = []
    for h in range(len(wq)):
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    return np.concatenate(heads, axis=1) @ wo
