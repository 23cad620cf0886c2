"""sdpa multiplies the scores by v first, and takes the softmax of the result: it shares out the numbers of
a value, not the attention among the tokens.

The softmax makes weights. What are they weights for, and so: before or after which product?

Caught by: sdpa_worked_heads, sdpa_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    scores = q @ k.T / np.sqrt(q.shape[-1])
    return softmax(scores @ v)


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
