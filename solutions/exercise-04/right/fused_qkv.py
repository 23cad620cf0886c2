"""One big product with the three weights side by side, cut apart afterwards."""
import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, C = x.shape
    if C % n_heads != 0:
        raise ValueError("n_embd % n_head must be 0")
    return x.reshape(B, T, n_heads, C // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, nh, T, hs = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, nh * hs)


def mha_forward(x, params, n_heads):
    B, T, C = x.shape
    W_attn = np.concatenate([params["Wq"], params["Wk"], params["Wv"]], axis=1)  # (C, 3C)
    q, k, v = np.split(x @ W_attn, 3, axis=2)
    y = attention(split_heads(q, n_heads), split_heads(k, n_heads), split_heads(v, n_heads), causal_mask(T))
    y = merge_heads(y)  # re-assemble all head outputs side by side
    return y @ params["Wo"]
