"""mha mixes the columns of the heads: first the first number of every head, then the second of every head,
and so on.

Which two columns of the concatenation are head0? Compare yours with the example, with an identity matrix
as wo.

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
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    concat = np.stack(heads, axis=-1).reshape(len(x), -1)
    return concat @ wo
