"""The mistake split_by_bare_reshape, in other clothes."""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    batch, seq, width = x.shape
    size, rest = divmod(width, n_heads)
    if rest:
        raise ValueError("width and heads do not fit")
    flat = np.ravel(x)
    return np.reshape(flat, (batch, n_heads, seq, size))


def merge_heads(x):
    y = np.moveaxis(x, 1, 2)
    return y.reshape(*y.shape[:2], -1)


def mha_forward(x, params, n_heads):
    project = lambda name: split_heads(np.matmul(x, params[name]), n_heads)
    seen = np.tri(x.shape[1], dtype=bool)
    z = attention(project("Wq"), project("Wk"), project("Wv"), seen)
    return np.matmul(merge_heads(z), params["Wo"])
