"""The mistake assertion_instead_of_valueerror, in other clothes."""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    b, t, c = x.shape
    size, rest = divmod(c, n_heads)
    if rest:
        raise AssertionError("heads must be equal")
    return np.moveaxis(x.reshape(b, t, n_heads, size), 2, 1)


def merge_heads(x):
    y = np.moveaxis(x, 1, 2)
    return y.reshape(*y.shape[:2], -1)


def mha_forward(x, params, n_heads):
    project = lambda name: split_heads(np.matmul(x, params[name]), n_heads)
    seen = np.tri(x.shape[1], dtype=bool)
    z = attention(project("Wq"), project("Wk"), project("Wv"), seen)
    return np.matmul(merge_heads(z), params["Wo"])
