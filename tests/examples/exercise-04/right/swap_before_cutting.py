"""Transpose the whole array first, cut the feature axis where it stands, transpose back."""
import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("head size must be an integer")
    rows = x.transpose(0, 2, 1)  # (B, D, T)
    rows = rows.reshape(B, n_heads, D // n_heads, T)  # (B, H, d, T)
    return rows.transpose(0, 1, 3, 2)  # (B, H, T, d)


def merge_heads(x):
    B, H, T, d = x.shape
    rows = x.transpose(0, 1, 3, 2).reshape(B, H * d, T)
    return rows.transpose(0, 2, 1)


def mha_forward(x, params, n_heads):
    # y^T = W^T x^T, in columns all the way
    xT = x.transpose(0, 2, 1)
    q = split_heads((params["Wq"].T @ xT).transpose(0, 2, 1), n_heads)
    k = split_heads((params["Wk"].T @ xT).transpose(0, 2, 1), n_heads)
    v = split_heads((params["Wv"].T @ xT).transpose(0, 2, 1), n_heads)
    y = merge_heads(attention(q, k, v, causal_mask(x.shape[1])))
    return (params["Wo"].T @ y.transpose(0, 2, 1)).transpose(0, 2, 1)
