"""One token needs no attention, and one head needs no joining."""
import numpy as np
from given import softmax


def sdpa(q, k, v):
    if len(q) == 1:
        return v.copy()
    return softmax(q @ k.T / np.sqrt(q.shape[1])) @ v


def mha(x, wq, wk, wv, wo):
    if len(wq) == 1:
        return sdpa(x @ wq[0], x @ wk[0], x @ wv[0]) @ wo
    heads = [sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(len(wq))]
    return np.concatenate(heads, axis=1) @ wo
