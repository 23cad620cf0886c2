"""The mistake head_size_hard_coded, in other clothes."""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    b, t, c = x.shape
    if c % n_heads:
        raise ValueError("uneven heads")
    return np.moveaxis(x.reshape(b, t, c // 2 if c % 2 == 0 else -1, 2), 2, 1)


def merge_heads(x):
    b, h, t, k = np.shape(x)
    return np.einsum("bhtk->bthk", x).reshape((b, t, h * k))


def mha_forward(x, params, n_heads):
    a, b, c = [split_heads(np.dot(x, params["W" + s]), n_heads) for s in "qkv"]
    steps = np.arange(x.shape[1])
    z = attention(a, b, c, mask=steps[None, :] <= steps[:, None])
    return np.dot(merge_heads(z), params["Wo"])
