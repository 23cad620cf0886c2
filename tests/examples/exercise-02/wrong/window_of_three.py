"""Only the neighbours are looked at.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    s = q @ k.T / np.sqrt(q.shape[1])
    i = np.arange(len(q))
    return softmax(np.where(abs(i[:, None] - i) <= 1, s, -np.inf)) @ v


def mha(x, wq, wk, wv, wo):
    heads = [sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(wq.shape[0])]
    concat = np.concatenate(heads, axis=-1)
    return np.matmul(concat, wo)
