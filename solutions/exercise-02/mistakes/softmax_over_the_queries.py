"""sdpa normalises the columns of the scores: what all queries give to one key sums to 1, and not what one
query gives to all keys.

Add up the rows and the columns of weights0 in the example. Which sums are 1, and which axis is that?

Caught by: sdpa_worked_weights, sdpa_sizes, sdpa_values
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    scores = q @ k.T / np.sqrt(q.shape[-1])
    weights = softmax(scores, axis=0)
    return weights @ v


def mha(x, wq, wk, wv, wo):
    n_heads = wq.shape[0]
    heads = []
    for h in range(n_heads):
        q = x @ wq[h]
        k = x @ wk[h]
        v = x @ wv[h]
        head = sdpa(q, k, v)
        heads.append(head)
    concat = np.concatenate(heads, axis=1)
    return concat @ wo
