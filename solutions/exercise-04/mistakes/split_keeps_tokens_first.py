"""split_heads stops after the reshape and returns (B, T, H, d): attention on the last two axes would
then compare heads, not tokens.

attention works on the last two axes. Which two axes should these be, and where does the head axis
belong?

Caught by: split_worked_example
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError(f"D={D} is not divisible by n_heads={n_heads}")
    return x.reshape(B, T, n_heads, D // n_heads)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads).swapaxes(1, 2)
    k = split_heads(x @ params["Wk"], n_heads).swapaxes(1, 2)
    v = split_heads(x @ params["Wv"], n_heads).swapaxes(1, 2)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
