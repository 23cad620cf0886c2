"""The mistake mha_without_check, in other clothes."""

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
    size = x.shape[-1] // n_heads
    used = size * n_heads

    def heads(name):
        return split_heads(x @ params[name][:, :used], n_heads)

    z = attention(heads("Wq"), heads("Wk"), heads("Wv"), causal_mask(x.shape[1]))
    return merge_heads(z) @ params["Wo"][:used, :]
