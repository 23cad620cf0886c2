"""The mistake heads_interleaved_in_split, in other clothes."""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    if x.shape[2] % n_heads:
        raise ValueError("no equal heads")
    picks = np.arange(x.shape[2]).reshape(-1, n_heads).T  # (H, d)
    return np.moveaxis(x[..., picks], 2, 1)


def merge_heads(x):
    b, h, t, k = np.shape(x)
    return np.einsum("bhtk->bthk", x).reshape((b, t, h * k))


def mha_forward(x, params, n_heads):
    a, b, c = [split_heads(np.dot(x, params["W" + s]), n_heads) for s in "qkv"]
    steps = np.arange(x.shape[1])
    z = attention(a, b, c, mask=steps[None, :] <= steps[:, None])
    return np.dot(merge_heads(z), params["Wo"])
