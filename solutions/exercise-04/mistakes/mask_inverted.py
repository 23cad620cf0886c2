"""mha_forward inverts the mask, as if True meant "hidden": tokens see the future only, and the last
one sees nothing at all (NaN).

What does True mean in the mask that attention takes? Which keys does query 0 then see?

Caught by: mha_causal
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    if x.shape[-1] % n_heads != 0:
        raise ValueError("n_heads does not divide D")
    x = np.reshape(x, (x.shape[0], x.shape[1], n_heads, x.shape[2] // n_heads))
    return np.transpose(x, (0, 2, 1, 3))


def merge_heads(x):
    x = np.transpose(x, (0, 2, 1, 3))
    return np.reshape(x, (x.shape[0], x.shape[1], x.shape[2] * x.shape[3]))


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    hide = ~causal_mask(x.shape[1])
    heads = attention(q, k, v, hide)
    return merge_heads(heads) @ params["Wo"]
