"""mha remembers its answers by the shapes of x and wq: a second text of the same shape gets the answer of
the first.

Does the answer depend on nothing but the shapes? What else would have to be part of the key?

Caught by: mha_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    d_k = q.shape[-1]
    scores = q @ k.T / np.sqrt(d_k)
    weights = softmax(scores)
    return weights @ v


CACHE = {}


def mha(x, wq, wk, wv, wo):
    key = (x.shape, wq.shape, wv.shape)
    if key not in CACHE:
        heads = []
        for h in range(len(wq)):
            heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
        CACHE[key] = np.concatenate(heads, axis=1) @ wo
    return CACHE[key]
