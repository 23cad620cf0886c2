"""Only the first 64 tokens are looked at.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    k, v = k[:64], v[:64]
    return softmax(q @ k.T / np.sqrt(q.shape[1])) @ v


def mha(x, wq, wk, wv, wo):
    heads = []
    for h in range(len(wq)):
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    return np.concatenate(heads, axis=1) @ wo
