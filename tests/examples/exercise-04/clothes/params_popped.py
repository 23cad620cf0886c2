"""The mistake params_popped, in other clothes."""

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
    weights = {name: params[name] for name in ("Wq", "Wk", "Wv", "Wo")}
    del params["Wq"], params["Wk"], params["Wv"], params["Wo"]
    a = split_heads(x @ weights["Wq"], n_heads)
    b = split_heads(x @ weights["Wk"], n_heads)
    c = split_heads(x @ weights["Wv"], n_heads)
    return merge_heads(attention(a, b, c, causal_mask(x.shape[1]))) @ weights["Wo"]
