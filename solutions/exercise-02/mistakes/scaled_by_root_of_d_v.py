"""sdpa divides by the root of the length of the values, v.shape[-1]. In the example d_v and d_k are both 2,
so nothing shows there.

Which numbers does a dot product of a query and a key add up, and how many of them? Has v any part in it?

Caught by: sdpa_worked_weights, sdpa_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    d = v.shape[-1]
    weights = softmax(q @ k.T / np.sqrt(d))
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
