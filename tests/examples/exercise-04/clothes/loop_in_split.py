"""The mistake loop_in_split, in other clothes."""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    b, t, c = x.shape
    size, rest = divmod(c, n_heads)
    if rest:
        raise ValueError("uneven heads")
    out = np.zeros((b, n_heads, t, size))
    for start in range(0, c, size):
        out[:, start // size] = x[..., start : start + size]
    return out


def merge_heads(x):
    b, h, t, k = np.shape(x)
    return np.einsum("bhtk->bthk", x).reshape((b, t, h * k))


def mha_forward(x, params, n_heads):
    a, b, c = [split_heads(np.dot(x, params["W" + s]), n_heads) for s in "qkv"]
    steps = np.arange(x.shape[1])
    z = attention(a, b, c, mask=steps[None, :] <= steps[:, None])
    return np.dot(merge_heads(z), params["Wo"])
