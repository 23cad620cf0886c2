"""The mistake heads_interleaved_in_both, in other clothes."""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    b, t, c = x.shape
    if c % n_heads:
        raise ValueError("bad split")
    return np.einsum("btkh->bhtk", x.reshape(b, t, c // n_heads, n_heads))


def merge_heads(x):
    y = np.einsum("bhtk->btkh", x)
    return y.reshape(*y.shape[:2], -1)


def mha_forward(x, params, n_heads):
    project = lambda name: split_heads(np.matmul(x, params[name]), n_heads)
    seen = np.tri(x.shape[1], dtype=bool)
    z = attention(project("Wq"), project("Wk"), project("Wv"), seen)
    return np.matmul(merge_heads(z), params["Wo"])
