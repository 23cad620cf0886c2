"""mha_forward hides the diagonal too: a token sees only earlier tokens, and token 0 sees none, so its
row is NaN.

How many keys may the very first token look at? Is j = i allowed?

Caught by: mha_values
"""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    batch, seq, dim = x.shape
    if dim % n_heads:
        raise ValueError(f"{dim} is not divisible by {n_heads}")
    head_dim = dim // n_heads
    x = x.reshape(batch, seq, n_heads, head_dim)
    return x.swapaxes(1, 2)


def merge_heads(x):
    batch, heads, seq, head_dim = x.shape
    x = x.swapaxes(1, 2)
    return x.reshape(batch, seq, heads * head_dim)


def mha_forward(x, params, n_heads):
    T = x.shape[1]
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    mask = np.tril(np.ones((T, T), dtype=bool), k=-1)
    return merge_heads(attention(q, k, v, mask)) @ params["Wo"]
