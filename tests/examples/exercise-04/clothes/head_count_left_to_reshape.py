"""The mistake head_count_left_to_reshape, in other clothes."""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    size = x.shape[2] // n_heads
    return np.swapaxes(np.reshape(x, x.shape[:2] + (-1, size)), 1, 2)


def merge_heads(x):
    b, h, t, k = np.shape(x)
    return np.einsum("bhtk->bthk", x).reshape((b, t, h * k))


def mha_forward(x, params, n_heads):
    q, k, v = [split_heads(x @ params[n], n_heads) for n in ("Wq", "Wk", "Wv")]
    T = np.size(x, 1)
    z = attention(q, k, v, np.arange(T)[:, None] >= np.arange(T))
    return merge_heads(z) @ params["Wo"]
