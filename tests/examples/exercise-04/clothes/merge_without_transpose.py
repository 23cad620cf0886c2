"""The mistake merge_without_transpose, in other clothes."""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    b, t, c = np.shape(x)
    if c // n_heads * n_heads != c:
        raise ValueError("the heads would not be equal")
    return np.einsum("bthk->bhtk", x.reshape(b, t, n_heads, c // n_heads))


def merge_heads(x):
    n, heads, seq, size = x.shape
    out = np.empty((n, seq, heads * size))
    out[...] = np.ravel(x).reshape(out.shape)
    return out


def mha_forward(x, params, n_heads):
    a, b, c = [split_heads(np.dot(x, params["W" + s]), n_heads) for s in "qkv"]
    steps = np.arange(x.shape[1])
    z = attention(a, b, c, mask=steps[None, :] <= steps[:, None])
    return np.dot(merge_heads(z), params["Wo"])
