"""mha writes its answer into x, with x[:] = ...: the answer is right, but the caller's tokens are gone.

`x = ...` gives a name to something new; what does `x[:] = ...` do? Whose array is it?

Caught by: mha_leaves_inputs
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
    x[:] = np.concatenate(heads, axis=1) @ wo
    return x
