"""The mistake values_not_projected, in other clothes."""

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
    W = np.concatenate([params["Wq"], params["Wk"]], axis=1)
    q, k = np.split(x @ W, 2, axis=2)
    out = attention(split_heads(q, n_heads), split_heads(k, n_heads), split_heads(x, n_heads), causal_mask(x.shape[1]))
    return merge_heads(out) @ params["Wo"]
