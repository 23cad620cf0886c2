"""The mistake computes_in_float32, in other clothes."""

import numpy as np
from given import attention, causal_mask


def f32(a):
    return np.asarray(a, dtype="float32")


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
    q, k, v = [split_heads(np.matmul(f32(x), f32(params[n])), n_heads) for n in ("Wq", "Wk", "Wv")]
    z = merge_heads(attention(q, k, v, mask=causal_mask(x.shape[1])))
    return np.matmul(z, f32(params["Wo"]))
