"""The mistake refuses_only_too_many_heads, in other clothes."""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    b, t, c = x.shape
    size = c // n_heads
    if size < 1:
        raise ValueError("empty heads")
    return np.moveaxis(x[..., : size * n_heads].reshape(b, t, n_heads, size), 2, 1)


def merge_heads(x):
    b, h, t, k = np.shape(x)
    return np.einsum("bhtk->bthk", x).reshape((b, t, h * k))


def mha_forward(x, params, n_heads):
    a, b, c = [split_heads(np.dot(x, params["W" + s]), n_heads) for s in "qkv"]
    steps = np.arange(x.shape[1])
    z = attention(a, b, c, mask=steps[None, :] <= steps[:, None])
    return np.dot(merge_heads(z), params["Wo"])
