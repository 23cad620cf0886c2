"""The mistake q_and_k_swapped, in other clothes."""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    b, t, c = np.shape(x)
    if c // n_heads * n_heads != c:
        raise ValueError("the heads would not be equal")
    return np.einsum("bthk->bhtk", x.reshape(b, t, n_heads, c // n_heads))


def merge_heads(x):
    b, h, t, k = np.shape(x)
    return np.einsum("bhtk->bthk", x).reshape((b, t, h * k))


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wk"], n_heads)
    k = split_heads(x @ params["Wq"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    z = attention(q=q, k=k, v=v, mask=causal_mask(x.shape[1]))
    return np.dot(merge_heads(z), params["Wo"])
