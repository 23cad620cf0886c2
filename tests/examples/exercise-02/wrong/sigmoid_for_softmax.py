"""Each score goes through a sigmoid by itself.
"""

import numpy as np


def sdpa(q, k, v):
    s = q @ k.T / np.sqrt(q.shape[1])
    return 1 / (1 + np.exp(-s)) @ v


def mha(x, wq, wk, wv, wo):
    heads = []
    for h in range(len(wq)):
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    return np.concatenate(heads, axis=1) @ wo
