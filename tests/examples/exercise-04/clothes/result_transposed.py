"""The mistake result_transposed, in other clothes."""

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
    q, k, v = [split_heads(x @ params[n], n_heads) for n in ("Wq", "Wk", "Wv")]
    merged = merge_heads(attention(q, k, v, causal_mask(x.shape[1])))
    return np.einsum("btd,do->bot", merged, params["Wo"])
