"""mha calls sdpa with the keys in the place of the queries and the other way round.

In which order does sdpa take its arguments, and in which do you give them?

Caught by: mha_worked_concatenation, mha_sizes
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
        q, k, v = x @ wq[h], x @ wk[h], x @ wv[h]
        heads.append(sdpa(k, q, v))
    return np.concatenate(heads, axis=1) @ wo
