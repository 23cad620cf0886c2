"""mha_forward computes q, k and v but attends with the unprojected x: Wq, Wk and Wv have no influence
on the answer.

Change Wq and look whether the output changes. Which names are computed and never read?

Caught by: mha_worked_example, mha_values
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
    q = x @ params["Wq"]
    k = x @ params["Wk"]
    v = x @ params["Wv"]
    xh = split_heads(x, n_heads)
    heads = attention(xh, xh, xh, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
