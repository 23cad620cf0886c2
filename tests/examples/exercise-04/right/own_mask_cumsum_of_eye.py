"""The running sum of the identity down the rows is the causal mask."""
import numpy as np
from given import attention


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads!")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def lookback(n):
    return np.cumsum(np.eye(n), axis=0) > 0


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    allowed = lookback(x.shape[1])[None, None]  # (1, 1, T, T)
    return merge_heads(attention(q, k, v, allowed)) @ params["Wo"]
