"""mha_forward squeezes its result: with a batch of one text the answer is (T, D) and not (1, T, D),
and with one token or D = 1 still more axes are lost.

Which shape is promised for B = 1? squeeze() looks at the sizes, not at the meaning of an axis.

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
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    out = merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ params["Wo"]
    return out.squeeze()
