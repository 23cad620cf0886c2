"""sdpa divides by `d_k ** 1/2`, which Python reads as `(d_k ** 1) / 2`: the scores are divided by d_k, and
then by 2.

What does `9 ** 1/2` print? Which of the two operators binds more tightly?

Caught by: sdpa_worked_weights, sdpa_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    d_k = q.shape[1]
    scores = q @ k.T / d_k ** 1/2
    weights = softmax(scores)
    return weights @ v


def mha(x, wq, wk, wv, wo):
    heads = [sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(wq.shape[0])]
    concat = np.concatenate(heads, axis=-1)
    return np.matmul(concat, wo)
