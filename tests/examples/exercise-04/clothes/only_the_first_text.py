"""The mistake only_the_first_text, in other clothes."""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    rest = x.shape[2] % n_heads
    if rest > 0:
        raise ValueError("%d numbers left over" % rest)
    cut = x.reshape(*x.shape[:2], n_heads, -1)
    return np.moveaxis(cut, 2, 1)


def merge_heads(x):
    b, h, t, k = np.shape(x)
    return np.einsum("bhtk->bthk", x).reshape((b, t, h * k))


def mha_forward(x, params, n_heads):
    z = x[:1]
    q, k, v = [split_heads(z @ params[n], n_heads) for n in ("Wq", "Wk", "Wv")]
    z = merge_heads(attention(q, k, v, np.tri(x.shape[1], dtype=bool))) @ params["Wo"]
    return np.concatenate((z, np.zeros((len(x) - 1,) + x.shape[1:])))
