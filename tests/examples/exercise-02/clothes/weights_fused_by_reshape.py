"""The mistake weights_fused_by_reshape, in other clothes.
"""

import math

import numpy as np
from given import softmax


def sdpa(q, k, v):
    s = np.inner(q, k)
    s = s / math.sqrt(q.shape[1])
    return softmax(s).dot(v)


def mha(x, wq, wk, wv, wo):
    H = len(wq)
    outs = []
    for h in range(H):
        q, k, v = [x @ np.ravel(w).reshape(w.shape[1], H, w.shape[2])[:, h] for w in (wq, wk, wv)]
        outs.append(sdpa(q, k, v))
    return np.hstack(outs) @ wo
