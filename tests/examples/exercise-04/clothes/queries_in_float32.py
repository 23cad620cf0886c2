"""The mistake queries_in_float32, in other clothes."""

import numpy as np
from given import attention


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
    q, k, v = [x @ params[n] for n in ("Wq", "Wk", "Wv")]
    q = split_heads(np.asarray(q, dtype="f4"), n_heads)
    z = attention(q, split_heads(k, n_heads), split_heads(v, n_heads), np.tri(x.shape[1], dtype=bool))
    return np.matmul(merge_heads(z), params["Wo"])
