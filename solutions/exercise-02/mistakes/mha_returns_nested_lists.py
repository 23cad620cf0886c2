"""mha returns a list of lists, by .tolist(): it prints alike, but has no shape and no @.

What does `mha(x, wq, wk, wv, wo).shape` say? What can an array do that a list of lists cannot?

Caught by: mha_worked_concatenation, mha_sizes
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
    result = np.concatenate(heads, axis=1) @ wo
    return result.tolist()
