"""The mistake mask_of_fixed_size, in other clothes."""

import numpy as np
from given import attention

longest = 64
past = np.arange(longest)[:, None] >= np.arange(longest)


def split_heads(x, n_heads):
    b, t, c = np.shape(x)
    if c // n_heads * n_heads != c:
        raise ValueError("the heads would not be equal")
    return np.einsum("bthk->bhtk", x.reshape(b, t, n_heads, c // n_heads))


def merge_heads(x):
    y = np.moveaxis(x, 1, 2)
    return y.reshape(*y.shape[:2], -1)


def mha_forward(x, params, n_heads):
    q, k, v = [split_heads(x @ params[n], n_heads) for n in ("Wq", "Wk", "Wv")]
    t = slice(x.shape[1])
    return np.matmul(merge_heads(attention(q, k, v, past[t, t])), params["Wo"])
