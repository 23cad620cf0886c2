"""The mistake merge_takes_heads_for_tokens, in other clothes."""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    b, t, c = np.shape(x)
    if c // n_heads * n_heads != c:
        raise ValueError("the heads would not be equal")
    return np.einsum("bthk->bhtk", x.reshape(b, t, n_heads, c // n_heads))


def merge_heads(x):
    return np.reshape(x, (*x.shape[:2], -1))


def mha_forward(x, params, n_heads):
    a, b, c = [split_heads(np.dot(x, params["W" + s]), n_heads) for s in "qkv"]
    steps = np.arange(x.shape[1])
    z = attention(a, b, c, mask=steps[None, :] <= steps[:, None])
    return np.dot(merge_heads(z), params["Wo"])
