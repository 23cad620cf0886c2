"""A per-head einsum in a loop.

Loops in: mha_forward
"""

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
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    d = D // n_heads
    out = np.zeros((B, T, D))
    for s in (slice(i, i + d) for i in range(0, D, d)):
        q = np.einsum("bti,id->btd", x, params["Wq"][:, s])
        k = np.einsum("bti,id->btd", x, params["Wk"][:, s])
        v = np.einsum("bti,id->btd", x, params["Wv"][:, s])
        out += np.einsum("btd,do->bto", attention(q, k, v, causal_mask(T)), params["Wo"][s])
    return out
