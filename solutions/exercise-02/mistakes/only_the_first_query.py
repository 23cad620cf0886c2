"""sdpa's `return` stands inside the loop over the queries: the function ends with the first of them, and
gives one row.

How often does Python reach a line after `return` in the same turn of a loop? How many rows has your
answer?

Caught by: sdpa_worked_heads, sdpa_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    rows = []
    for query in q:
        weights = softmax(k @ query / np.sqrt(k.shape[1]))
        rows.append(weights @ v)
        return np.array(rows)


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
