"""The mistake values_from_key_weights, in other clothes."""

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
    q, k = [split_heads(np.matmul(x, params[n]), n_heads) for n in ("Wq", "Wk")]
    z = attention(q, k, k, np.tri(x.shape[1], dtype=bool))
    return np.matmul(merge_heads(z), params["Wo"])
