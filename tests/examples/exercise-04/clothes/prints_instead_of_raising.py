"""The mistake prints_instead_of_raising, in other clothes."""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    b, t, c = x.shape
    if c % n_heads == 0:
        return np.einsum("bthk->bhtk", x.reshape(b, t, n_heads, c // n_heads))
    print("Error! wrong number of heads")


def merge_heads(x):
    y = np.moveaxis(x, 1, 2)
    return y.reshape(*y.shape[:2], -1)


def mha_forward(x, params, n_heads):
    q, k, v = [split_heads(x @ params[n], n_heads) for n in ("Wq", "Wk", "Wv")]
    if q is None:
        raise ValueError("wrong number of heads")
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ params["Wo"]
