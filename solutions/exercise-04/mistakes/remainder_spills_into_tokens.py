"""split_heads leaves the number of tokens to reshape (-1): with 3 tokens of D = 8 and 3 heads there is
no error, but 4 tokens of 3 heads of 2 numbers come out.

-1 takes whatever makes the total fit. Which sizes do you know beforehand, and does the total alone
tell you that D can be cut?

Caught by: split_refuses
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    d = D // n_heads
    return x.reshape(B, -1, n_heads, d).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
