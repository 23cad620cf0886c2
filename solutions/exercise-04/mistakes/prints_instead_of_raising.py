"""split_heads prints a message and returns None when D is not divisible by n_heads: the program goes
on and falls over somewhere else.

A print is for a person, an exception for the program. Which of them can a caller react to?

Caught by: split_refuses
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        print("ValueError: D must be divisible by n_heads")
        return None
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    batch, heads, seq, head_dim = x.shape
    x = x.swapaxes(1, 2)
    return x.reshape(batch, seq, heads * head_dim)


def mha_forward(x, params, n_heads):
    if x.shape[-1] % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ params["Wo"]
