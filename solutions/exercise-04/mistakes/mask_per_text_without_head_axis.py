"""mha_forward repeats the mask for every text, (B, T, T); set against scores (B, H, T, T) its first
axis meets the heads, which fits only where B = H or one of them is 1.

Broadcasting lines shapes up from the right. Under which axis of (B, H, T, T) does each axis of your
mask come to stand?

Caught by: mha_values
"""

import numpy as np
from given import attention, causal_mask


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
    B, T, D = x.shape
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    mask = np.stack([causal_mask(T)] * B)  # (B, T, T)
    return merge_heads(attention(q, k, v, mask)) @ params["Wo"]
