"""sdpa compares the wrong way round, k @ q.T: row i holds what all queries think of key i, where it should
be what query i thinks of all keys.

Which row of your scores belongs to the query of "major": does it hold 0.4446, 0.7930, 0.8892?

Caught by: sdpa_worked_weights, sdpa_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    scores = k @ q.T / np.sqrt(q.shape[-1])
    weights = softmax(scores)
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
