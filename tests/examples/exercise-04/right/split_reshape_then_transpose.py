"""Split and merge with reshape and transpose, the classic way."""
import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("D must be divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    Q = x @ params["Wq"]
    K = x @ params["Wk"]
    V = x @ params["Wv"]

    Q = split_heads(Q, n_heads)
    K = split_heads(K, n_heads)
    V = split_heads(V, n_heads)

    out = attention(Q, K, V, causal_mask(x.shape[1]))
    out = merge_heads(out)
    return out @ params["Wo"]
