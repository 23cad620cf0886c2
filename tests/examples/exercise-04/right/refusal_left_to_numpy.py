"""No check of its own: reshape itself refuses a D that does not divide."""
import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    # B, T and H are fixed here, so -1 finds a whole number only if H divides D
    return x.reshape(B, T, n_heads, -1).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ params["Wo"]
