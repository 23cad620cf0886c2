"""mha multiplies from the wrong side, wo @ concatenated: an error for most sizes.

A row of the result belongs to one token. Does wo mix the columns of the concatenation, or its rows?

Caught by: mha_worked_example, mha_sizes
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
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    return wo @ np.concatenate(heads, axis=1)
