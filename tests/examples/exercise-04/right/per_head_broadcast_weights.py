"""Cut the weights instead of the activations: x[:, None] @ w for all heads at once."""
import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D not divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def per_head(W, H):
    """(D, D) -> (H, D, d), the weights as in the walkthrough exercise"""
    D = W.shape[0]
    if D % H != 0:
        raise ValueError("D not divisible by n_heads")
    return W.reshape(D, H, D // H).transpose(1, 0, 2)


def mha_forward(x, params, n_heads):
    xx = x[:, None]  # (B, 1, T, D)
    q = xx @ per_head(params["Wq"], n_heads)  # (B, H, T, d)
    k = xx @ per_head(params["Wk"], n_heads)
    v = xx @ per_head(params["Wv"], n_heads)
    z = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(z) @ params["Wo"]
