"""A list at the top of the file, emptied at the start of each call."""
import numpy as np
from given import softmax

heads = []


def sdpa(q, k, v):
    return softmax(q @ k.T / np.sqrt(q.shape[1])) @ v


def mha(x, wq, wk, wv, wo):
    heads.clear()
    for h in range(len(wq)):
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    return np.concatenate(heads, axis=1) @ wo
