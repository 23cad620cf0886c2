"""A product with a matrix of zeros and ones selects each head's numbers."""
import numpy as np
from given import attention, causal_mask


def selector(D, H):
    """(H, D, d): S[h, h*d + j, j] = 1"""
    if D % H != 0:
        raise ValueError("D is no multiple of H")
    return np.eye(D).reshape(D, H, D // H).transpose(1, 0, 2)


def split_heads(x, n_heads):
    S = selector(x.shape[-1], n_heads)
    return x[:, np.newaxis] @ S  # (B, 1, T, D) @ (H, D, d)


def merge_heads(x):
    H, d = x.shape[1], x.shape[3]
    S = selector(H * d, H)
    return (x @ S.transpose(0, 2, 1)).sum(axis=1)


def mha_forward(x, params, n_heads):
    Q = split_heads(x @ params["Wq"], n_heads)
    K = split_heads(x @ params["Wk"], n_heads)
    V = split_heads(x @ params["Wv"], n_heads)
    out = attention(Q, K, V, causal_mask(x.shape[1]))
    return merge_heads(out) @ params["Wo"]
