"""The mistake heads_averaged, in other clothes."""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    rest = x.shape[2] % n_heads
    if rest > 0:
        raise ValueError("%d numbers left over" % rest)
    cut = x.reshape(*x.shape[:2], n_heads, -1)
    return np.moveaxis(cut, 2, 1)


def merge_heads(x):
    y = np.moveaxis(x, 1, 2)
    return y.reshape(*y.shape[:2], -1)


def mha_forward(x, params, n_heads):
    q, k, v = [split_heads(x @ params[n], n_heads) for n in ("Wq", "Wk", "Wv")]
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    rows = split_heads(params["Wo"].T[None], n_heads).sum(axis=(0, 1))  # (D, d)
    return np.einsum("bhtk,ok->bto", heads, rows) / n_heads
