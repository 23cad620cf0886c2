"""mha joins each new head on the left of those before: the last head comes first.

Which head should meet the first rows of wo? Compare your first two columns with head0, with an identity
matrix as wo.

Caught by: mha_worked_concatenation, mha_sizes, mha_values
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    raw = q @ k.T
    scaled = raw / k.shape[1] ** 0.5
    weights = np.stack([softmax(row) for row in scaled])
    return weights @ v


def mha(x, wq, wk, wv, wo):
    heads = []
    for h in range(len(wq)):
        heads.insert(0, sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    return np.concatenate(heads, axis=1) @ wo
