"""The loop over the keys stops one short, except for a single token.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    n = max(len(k) - 1, 1)
    return softmax(q @ k[:n].T / np.sqrt(q.shape[1])) @ v[:n]


def mha(x, wq, wk, wv, wo):
    heads = []
    for h in range(len(wq)):
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    return np.concatenate(heads, axis=1) @ wo
