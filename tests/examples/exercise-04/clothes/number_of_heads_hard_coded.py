"""The mistake number_of_heads_hard_coded, in other clothes."""

import numpy as np
from given import attention, causal_mask

HEADS = 2


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
    if x.shape[-1] % n_heads:
        raise ValueError("uneven heads")
    q, k, v = [split_heads(np.dot(x, params[n]), HEADS) for n in ("Wq", "Wk", "Wv")]
    return np.dot(merge_heads(attention(q, k, v, causal_mask(x.shape[1]))), params["Wo"])
