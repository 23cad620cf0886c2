"""The mistake splits_before_projecting, in other clothes."""

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
    D = x.shape[2]
    owner = np.arange(D) * n_heads // D
    same_head = owner[:, None] == owner[None, :]
    if D % n_heads:
        raise ValueError("uneven heads")
    q, k, v = [split_heads(x @ (params[n] * same_head), n_heads) for n in ("Wq", "Wk", "Wv")]
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ params["Wo"]
