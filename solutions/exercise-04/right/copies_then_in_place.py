"""Copies every input first, then works in place on the copies."""
import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    x = x.copy()
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    x.shape = (B, T, n_heads, D // n_heads)
    return x.transpose(0, 2, 1, 3).copy()


def merge_heads(x):
    x = np.array(x.transpose(0, 2, 1, 3), order="C")
    B, T, H, d = x.shape
    x.resize((B, T, H * d), refcheck=False)
    return x


def mha_forward(x, params, n_heads):
    x = x.copy()
    params = dict(params)
    Wq = params.pop("Wq").copy()
    Wk = params.pop("Wk").copy()
    Wv = params.pop("Wv").copy()
    Wo = params.pop("Wo").copy()
    q = split_heads(x @ Wq, n_heads)
    k = split_heads(x @ Wk, n_heads)
    v = split_heads(x @ Wv, n_heads)
    x[:] = merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ Wo
    return x
