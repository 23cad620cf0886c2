"""The mistake remainder_cut_off, in other clothes."""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    size = x.shape[2] // n_heads
    picks = np.arange(n_heads)[:, None] * size + np.arange(size)
    return np.moveaxis(np.take(x, picks, axis=2), 2, 1)


def merge_heads(x):
    b, h, t, k = np.shape(x)
    return np.einsum("bhtk->bthk", x).reshape((b, t, h * k))


def mha_forward(x, params, n_heads):
    a, b, c = [split_heads(np.dot(x, params["W" + s]), n_heads) for s in "qkv"]
    steps = np.arange(x.shape[1])
    z = attention(a, b, c, mask=steps[None, :] <= steps[:, None])
    return np.dot(merge_heads(z), params["Wo"])
