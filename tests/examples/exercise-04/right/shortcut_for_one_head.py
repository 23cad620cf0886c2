"""One head needs no cutting, so it takes a short way."""
import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    if n_heads == 1:
        return x[:, np.newaxis]
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be a multiple of n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    if x.shape[1] == 1:
        return x[:, 0]
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    q, k, v = x @ params["Wq"], x @ params["Wk"], x @ params["Wv"]
    mask = causal_mask(x.shape[1])
    if n_heads == 1:
        return attention(q, k, v, mask) @ params["Wo"]
    q, k, v = split_heads(q, n_heads), split_heads(k, n_heads), split_heads(v, n_heads)
    return merge_heads(attention(q, k, v, mask)) @ params["Wo"]
