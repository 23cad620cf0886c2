"""sdpa multiplies q @ k: an error for most sizes, and a silent nonsense where there are as many tokens as
numbers in a key.

Row i of q times column j of the right-hand matrix gives score (i, j). Where are the numbers of key j in
k: in a row or in a column?

Caught by: sdpa_sizes, sdpa_worked_heads
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    scores = q @ k / np.sqrt(q.shape[-1])
    weights = softmax(scores)
    return weights @ v


def mha(x, wq, wk, wv, wo):
    heads = [sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(wq.shape[0])]
    concat = np.concatenate(heads, axis=-1)
    return np.matmul(concat, wo)
