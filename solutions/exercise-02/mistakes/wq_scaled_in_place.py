"""mha scales the query weights in place with `/=` so that the scores need no division: the caller's wq
shrinks with every call.

`wq = wq / 2` gives a name to a new array; what does `wq /= 2` do, and whose array is it?

Caught by: mha_leaves_inputs
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    raw = q @ k.T
    scaled = raw / k.shape[1] ** 0.5
    weights = np.stack([softmax(row) for row in scaled])
    return weights @ v


def mha(x, wq, wk, wv, wo):
    wq /= np.sqrt(wq.shape[-1])
    heads = []
    for h in range(len(wq)):
        q, k, v = x @ wq[h], x @ wk[h], x @ wv[h]
        heads.append(softmax(q @ k.T) @ v)
    return np.concatenate(heads, axis=1) @ wo
