"""mha_forward uses the upper triangle where the lower one is due: every token sees itself and what
follows, token 0 the whole text.

Rows of the mask are queries, columns are keys. In row 0, how many entries should be True?

Caught by: mha_causal
"""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    T = x.shape[1]
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    mask = np.triu(np.ones((T, T), dtype=bool))
    return merge_heads(attention(q, k, v, mask)) @ params["Wo"]
