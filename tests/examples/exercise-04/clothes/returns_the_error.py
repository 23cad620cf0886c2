"""The mistake returns_the_error, in other clothes."""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    b, t, c = np.shape(x)
    if c // n_heads * n_heads != c:
        return ValueError("the heads would not be equal")
    return np.einsum("bthk->bhtk", x.reshape(b, t, n_heads, c // n_heads))


def merge_heads(x):
    b, h, t, k = np.shape(x)
    return np.einsum("bhtk->bthk", x).reshape((b, t, h * k))


def mha_forward(x, params, n_heads):
    project = lambda name: split_heads(np.matmul(x, params[name]), n_heads)
    seen = np.tri(x.shape[1], dtype=bool)
    z = attention(project("Wq"), project("Wk"), project("Wv"), seen)
    return np.matmul(merge_heads(z), params["Wo"])
