"""The mistake both_reshapes_bare, in other clothes."""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    s = x.shape
    if s[-1] % n_heads != 0:
        raise ValueError("not a whole number")
    return np.reshape(x, (s[0], n_heads, s[1], -1))


def merge_heads(x):
    s = x.shape
    return np.reshape(x, (s[0], s[2], -1))


def mha_forward(x, params, n_heads):
    project = lambda name: split_heads(np.matmul(x, params[name]), n_heads)
    seen = np.tri(x.shape[1], dtype=bool)
    z = attention(project("Wq"), project("Wk"), project("Wv"), seen)
    return np.matmul(merge_heads(z), params["Wo"])
