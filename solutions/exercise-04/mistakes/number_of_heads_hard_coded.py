"""mha_forward splits into 2 heads in every call and ignores n_heads: right for the worked example,
wrong as soon as there are 3 heads.

Cover the worked example with your hand. Which of the numbers in your code come from it?

Caught by: mha_values
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    if x.shape[-1] % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    q = split_heads(x @ params["Wq"], 2)
    k = split_heads(x @ params["Wk"], 2)
    v = split_heads(x @ params["Wv"], 2)
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ params["Wo"]
