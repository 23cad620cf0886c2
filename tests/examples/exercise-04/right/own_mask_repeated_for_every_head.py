"""A mask of the full shape (B, H, T, T), made by tile."""
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
    B, T, _ = x.shape
    mask = np.tile(causal_mask(T), (B, n_heads, 1, 1))
    assert mask.shape == (B, n_heads, T, T)
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    return merge_heads(attention(q, k, v, mask)) @ params["Wo"]
