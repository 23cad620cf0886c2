"""mha_forward glues Wq, Wk and Wv together once and keeps the result per D: later calls with other
weights of the same size still use the first ones.

What may a function remember from an earlier call? Are the weights the same in each?

Caught by: mha_values
"""

import numpy as np
from given import attention, causal_mask

FUSED = {}


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
    D = x.shape[-1]
    if D not in FUSED:
        FUSED[D] = np.concatenate([params["Wq"], params["Wk"], params["Wv"]], axis=1)
    q, k, v = np.split(x @ FUSED[D], 3, axis=-1)
    q, k, v = split_heads(q, n_heads), split_heads(k, n_heads), split_heads(v, n_heads)
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ params["Wo"]
