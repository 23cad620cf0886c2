"""A scale typed by hand with too few digits: right to six of them.
"""

import numpy as np
from given import softmax


ROOTS = {1: 1.0, 2: 1.414214, 3: 1.732051, 5: 2.236068}


def sdpa(q, k, v):
    root = ROOTS.get(q.shape[1], round(q.shape[1] ** 0.5, 6))
    return softmax(q @ k.T / root) @ v


def mha(x, wq, wk, wv, wo):
    heads = []
    for h in range(len(wq)):
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    return np.concatenate(heads, axis=1) @ wo
