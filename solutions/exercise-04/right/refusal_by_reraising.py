"""try, and say NumPy's error again in better words."""
import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    try:
        y = x.reshape(B, T, n_heads, D // n_heads)
    except ValueError as error:
        raise ValueError(f"D = {D} cannot be split into {n_heads} heads") from error
    return y.transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    try:
        q = split_heads(x @ params["Wq"], n_heads)
        k = split_heads(x @ params["Wk"], n_heads)
        v = split_heads(x @ params["Wv"], n_heads)
    except ValueError as error:
        raise ValueError("mha_forward: " + str(error)) from None
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ params["Wo"]
