"""An exception class of its own that inherits from ValueError."""
import numpy as np
from given import attention, causal_mask


class HeadsError(ValueError):
    """The model width cannot be divided among the heads."""


def check_heads(D, H):
    if D % H != 0:
        raise HeadsError(f"{D} = {D // H} * {H} + {D % H}")


def split_heads(x, n_heads):
    B, T, D = x.shape
    check_heads(D, n_heads)
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    check_heads(x.shape[-1], n_heads)
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ params["Wo"]
