"""The mistake split_transposes_too_much, in other clothes."""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    b, t, c = x.shape
    if c % n_heads:
        raise ValueError("c % n_heads")
    return x.swapaxes(1, 2).reshape(b, n_heads, c // n_heads, t)


def merge_heads(x):
    b, h, t, k = np.shape(x)
    return np.einsum("bhtk->bthk", x).reshape((b, t, h * k))


def mha_forward(x, params, n_heads):
    def heads(name):
        return np.einsum("bhkt->bhtk", split_heads(x @ params[name], n_heads))

    out = attention(heads("Wq"), heads("Wk"), heads("Wv"), causal_mask(x.shape[1]))
    return merge_heads(out) @ params["Wo"]
