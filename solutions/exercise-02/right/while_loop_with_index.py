"""while, an index, and hstack onto an empty array."""
import numpy as np
from given import softmax


def sdpa(q, k, v):
    result = np.empty((0, v.shape[1]))
    i = 0
    while i < q.shape[0]:
        s = (k * q[i]).sum(axis=1) / k.shape[1] ** 0.5
        result = np.vstack((result, softmax(s) @ v))
        i += 1
    return result


def mha(x, wq, wk, wv, wo):
    joined = np.empty((x.shape[0], 0))
    h = 0
    while h < wq.shape[0]:
        joined = np.hstack((joined, sdpa(x @ wq[h], x @ wk[h], x @ wv[h])))
        h += 1
    return joined @ wo
