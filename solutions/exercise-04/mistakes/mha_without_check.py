"""mha_forward cuts the heads by itself, without split_heads and its check: with D = 8 and 3 heads it
quietly works with 6 of the 8 numbers.

Both functions promise to refuse. Which line of mha_forward would notice a remainder?

Caught by: mha_refuses
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    if x.shape[-1] % n_heads != 0:
        raise ValueError("n_heads does not divide D")
    x = np.reshape(x, (x.shape[0], x.shape[1], n_heads, x.shape[2] // n_heads))
    return np.transpose(x, (0, 2, 1, 3))


def merge_heads(x):
    x = np.transpose(x, (0, 2, 1, 3))
    return np.reshape(x, (x.shape[0], x.shape[1], x.shape[2] * x.shape[3]))


def mha_forward(x, params, n_heads):
    B, T, D = x.shape
    d = D // n_heads
    q = (x @ params["Wq"])[:, :, : n_heads * d].reshape(B, T, n_heads, d).transpose(0, 2, 1, 3)
    k = (x @ params["Wk"])[:, :, : n_heads * d].reshape(B, T, n_heads, d).transpose(0, 2, 1, 3)
    v = (x @ params["Wv"])[:, :, : n_heads * d].reshape(B, T, n_heads, d).transpose(0, 2, 1, 3)
    heads = attention(q, k, v, causal_mask(T))
    return merge_heads(heads) @ params["Wo"][: n_heads * d]
