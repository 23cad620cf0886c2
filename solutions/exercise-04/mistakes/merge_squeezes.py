"""merge_heads squeezes its result: with one text, one token or one number per token an axis of length
1 is gone, and the answer has two axes where three are due.

Which of the three sizes may be 1? reshape has already given you the axes you want: what is left for
squeeze to do?

Caught by: merge_worked_example
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
    return np.squeeze(x.transpose(0, 2, 1, 3).reshape(B, T, H * d))


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
