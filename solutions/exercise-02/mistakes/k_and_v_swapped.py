"""sdpa mixes up keys and values: it compares the queries with v, and hands out k.

Which of the two is for comparing and which for taking home? Which of them must be as long as a query?

Caught by: sdpa_worked_heads, sdpa_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    scores = q @ v.T / np.sqrt(q.shape[-1])
    weights = softmax(scores)
    return weights @ k


def mha(x, wq, wk, wv, wo):
    heads = [sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(wq.shape[0])]
    concat = np.concatenate(heads, axis=-1)
    return np.matmul(concat, wo)
