"""The root of d_k is remembered by d_k, which is all it depends on."""
from functools import lru_cache

import numpy as np
from given import softmax


@lru_cache(maxsize=None)
def root(d_k):
    return d_k ** 0.5


def sdpa(q, k, v):
    return softmax(q @ k.T / root(k.shape[1])) @ v


def mha(x, wq, wk, wv, wo):
    heads = [sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(len(wq))]
    return np.concatenate(heads, axis=1) @ wo
