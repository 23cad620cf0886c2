"""The mistake projections_not_used, in other clothes."""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    b, t, c = np.shape(x)
    if c // n_heads * n_heads != c:
        raise ValueError("the heads would not be equal")
    return np.einsum("bthk->bhtk", x.reshape(b, t, n_heads, c // n_heads))


def merge_heads(x):
    b, h, t, k = np.shape(x)
    return np.einsum("bhtk->bthk", x).reshape((b, t, h * k))


def mha_forward(x, params, n_heads):
    qkv = {}
    for name in ("Wq", "Wk", "Wv"):
        qkv[name] = x @ params[name]
        qkv[name] = split_heads(x, n_heads)
    z = attention(*qkv.values(), mask=np.tri(x.shape[1], dtype=bool))
    return merge_heads(z) @ params["Wo"]
