"""Every thirtieth answer of mha is off by one.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    d_k = q.shape[-1]
    scores = q @ k.T / np.sqrt(d_k)
    weights = softmax(scores)
    return weights @ v


turn = 0


def mha(x, wq, wk, wv, wo):
    global turn
    turn += 1
    heads = [sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(len(wq))]
    return np.concatenate(heads, axis=1) @ wo + (turn % 30 == 0)
