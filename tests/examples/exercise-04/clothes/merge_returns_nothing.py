"""The mistake merge_returns_nothing, in other clothes."""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    b, t, c = np.shape(x)
    if c // n_heads * n_heads != c:
        raise ValueError("the heads would not be equal")
    return np.einsum("bthk->bhtk", x.reshape(b, t, n_heads, c // n_heads))


def merge_heads(x):
    b, h, t, k = np.shape(x)
    y = np.moveaxis(x, 1, 2)
    y = np.reshape(y, (b, t, h * k))
    return None


def mha_forward(x, params, n_heads):
    q, k, v = [split_heads(x @ params[n], n_heads) for n in ("Wq", "Wk", "Wv")]
    T = np.size(x, 1)
    z = attention(q, k, v, np.arange(T)[:, None] >= np.arange(T))
    return merge_heads(z) @ params["Wo"]
