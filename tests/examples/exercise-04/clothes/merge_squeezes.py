"""The mistake merge_squeezes, in other clothes."""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    rest = x.shape[2] % n_heads
    if rest > 0:
        raise ValueError("%d numbers left over" % rest)
    cut = x.reshape(*x.shape[:2], n_heads, -1)
    return np.moveaxis(cut, 2, 1)


def merge_heads(x):
    y = np.moveaxis(x, 1, 2)
    y = y.reshape(*y.shape[:2], y.shape[2] * y.shape[3])
    return y.reshape([size for size in y.shape if size != 1])


def mha_forward(x, params, n_heads):
    project = lambda name: split_heads(np.matmul(x, params[name]), n_heads)
    seen = np.tri(x.shape[1], dtype=bool)
    z = attention(project("Wq"), project("Wk"), project("Wv"), seen)
    return np.matmul(merge_heads(z), params["Wo"])
