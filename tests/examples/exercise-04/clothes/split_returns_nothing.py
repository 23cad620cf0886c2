"""The mistake split_returns_nothing, in other clothes."""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    rest = x.shape[2] % n_heads
    if rest > 0:
        raise ValueError("%d numbers left over" % rest)
    cut = x.reshape(*x.shape[:2], n_heads, -1)
    cut = np.moveaxis(cut, 2, 1)
    return None


def merge_heads(x):
    b, h, t, k = np.shape(x)
    return np.einsum("bhtk->bthk", x).reshape((b, t, h * k))


def mha_forward(x, params, n_heads):
    q, k, v = [split_heads(x @ params[n], n_heads) for n in ("Wq", "Wk", "Wv")]
    T = np.size(x, 1)
    z = attention(q, k, v, np.arange(T)[:, None] >= np.arange(T))
    return merge_heads(z) @ params["Wo"]
