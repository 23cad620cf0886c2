"""Each call adds a little more than the one before.
"""

import numpy as np
from given import softmax


calls = [0]


def sdpa(q, k, v):
    calls[0] += 1
    return softmax(q @ k.T / np.sqrt(q.shape[1])) @ v * (1 + 1e-5 * calls[0])


def mha(x, wq, wk, wv, wo):
    heads = [sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(wq.shape[0])]
    concat = np.concatenate(heads, axis=-1)
    return np.matmul(concat, wo)
