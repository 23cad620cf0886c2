"""sdpa divides q itself with `/=`: the answer is right, but the caller's queries are smaller afterwards,
and a second call gives something else.

`q = q / 2` gives a name to a new array; what does `q /= 2` do, and whose array is q?

Caught by: sdpa_leaves_inputs
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    q /= np.sqrt(q.shape[-1])
    weights = softmax(q @ k.T)
    return weights @ v


def mha(x, wq, wk, wv, wo):
    heads = []
    for h in range(len(wq)):
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    return np.concatenate(heads, axis=1) @ wo
