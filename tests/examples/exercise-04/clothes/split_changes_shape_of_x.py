"""The mistake split_changes_shape_of_x, in other clothes."""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    sizes = x.shape
    if sizes[2] % n_heads:
        raise ValueError("uneven heads")
    x.shape = sizes[:2] + (n_heads, sizes[2] // n_heads)
    return np.einsum("bthk->bhtk", x)


def merge_heads(x):
    y = np.moveaxis(x, 1, 2)
    return y.reshape(*y.shape[:2], -1)


def mha_forward(x, params, n_heads):
    project = lambda name: split_heads(np.matmul(x, params[name]), n_heads)
    seen = np.tri(x.shape[1], dtype=bool)
    z = attention(project("Wq"), project("Wk"), project("Wv"), seen)
    return np.matmul(merge_heads(z), params["Wo"])
