"""The first head and, beside it, the answer for the others."""
import numpy as np
from given import softmax


def sdpa(q, k, v):
    return softmax(q @ k.T / np.sqrt(q.shape[1])) @ v


def joined(x, wq, wk, wv):
    first = sdpa(x @ wq[0], x @ wk[0], x @ wv[0])
    if len(wq) == 1:
        return first
    return np.hstack((first, joined(x, wq[1:], wk[1:], wv[1:])))


def mha(x, wq, wk, wv, wo):
    return joined(x, wq, wk, wv) @ wo
