"""mha_forward averages the values with the raw scores, hidden ones set to 0: weights may be negative
and do not sum to 1.

What turns scores of any size into weights that are positive and sum to 1?

Caught by: mha_values
"""

import numpy as np
from given import causal_mask


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
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    scores = np.where(causal_mask(x.shape[1]), scores, 0.0)
    return merge_heads(scores @ v) @ params["Wo"]
