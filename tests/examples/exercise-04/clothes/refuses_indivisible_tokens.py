"""The mistake refuses_indivisible_tokens, in other clothes."""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    if np.size(x, 1) % n_heads:
        raise ValueError("must divide evenly")
    return np.stack(np.split(x, n_heads, axis=-1), axis=1)


def merge_heads(x):
    y = np.moveaxis(x, 1, 2)
    return y.reshape(*y.shape[:2], -1)


def mha_forward(x, params, n_heads):
    project = lambda name: split_heads(np.matmul(x, params[name]), n_heads)
    seen = np.tri(x.shape[1], dtype=bool)
    z = attention(project("Wq"), project("Wk"), project("Wv"), seen)
    return np.matmul(merge_heads(z), params["Wo"])
