"""The mistake first_weights_kept, in other clothes."""

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


def mha_forward(x, params, n_heads, memory={}):
    W = memory.setdefault(x.shape[2], [params[n].copy() for n in ("Wq", "Wk", "Wv")])
    q, k, v = [split_heads(x @ w, n_heads) for w in W]
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ params["Wo"]
