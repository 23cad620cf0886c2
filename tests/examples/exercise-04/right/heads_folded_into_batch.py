"""Treat every head as one more text of the batch: (B * H, T, d)."""
import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("embed_dim must be divisible by num_heads")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    bsz, tgt_len, embed_dim = x.shape

    def fold(y):
        y = split_heads(y, n_heads)
        return y.reshape(bsz * n_heads, tgt_len, embed_dim // n_heads)

    q = fold(x @ params["Wq"])
    k = fold(x @ params["Wk"])
    v = fold(x @ params["Wv"])
    o = attention(q, k, v, causal_mask(tgt_len))  # (B * H, T, d)
    o = o.reshape(bsz, n_heads, tgt_len, -1)
    return merge_heads(o) @ params["Wo"]
