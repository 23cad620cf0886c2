"""The mistake split_returns_a_list, in other clothes."""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    b, t, c = x.shape
    if c % n_heads:
        raise ValueError("uneven")
    return list(np.moveaxis(x.reshape(b, t, n_heads, c // n_heads), 2, 0))


def merge_heads(x):
    y = np.moveaxis(x, 1, 2)
    return y.reshape(*y.shape[:2], -1)


def mha_forward(x, params, n_heads):
    q, k, v = [np.swapaxes(split_heads(x @ params[n], n_heads), 0, 1) for n in ("Wq", "Wk", "Wv")]
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ params["Wo"]
