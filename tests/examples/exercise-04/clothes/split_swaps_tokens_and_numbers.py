"""The mistake split_swaps_tokens_and_numbers, in other clothes."""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    b, t, c = np.shape(x)
    if c // n_heads * n_heads != c:
        raise ValueError("the heads would not be equal")
    return np.einsum("bthk->bkht", x.reshape(b, t, n_heads, c // n_heads))


def merge_heads(x):
    y = np.moveaxis(x, 1, 2)
    return y.reshape(*y.shape[:2], -1)


def mha_forward(x, params, n_heads):
    project = lambda name: split_heads(np.matmul(x, params[name]), n_heads)
    seen = np.tri(x.shape[1], dtype=bool)
    z = attention(project("Wq"), project("Wk"), project("Wv"), seen)
    return np.matmul(merge_heads(z), params["Wo"])
