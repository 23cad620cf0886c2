"""Right only for fewer than 64 tokens: the mask was made once, for the longest text expected.

Otherwise: wrong
Touches: mha_forward
Others: right
"""

import numpy as np

from given import attention, causal_mask

LONGEST = 63
MASK = causal_mask(LONGEST)


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("D is not divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).swapaxes(1, 2)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.swapaxes(1, 2).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("D is not divisible by n_heads")
    shape = (B, T, n_heads, D // n_heads)
    q = (x @ params["Wq"]).reshape(shape).swapaxes(1, 2)
    k = (x @ params["Wk"]).reshape(shape).swapaxes(1, 2)
    v = (x @ params["Wv"]).reshape(shape).swapaxes(1, 2)
    T = min(T, LONGEST)
    y = np.zeros_like(q)
    y[:, :, :T] = attention(q[:, :, :T], k[:, :, :T], v[:, :, :T], MASK[:T, :T])
    return y.swapaxes(1, 2).reshape(x.shape) @ params["Wo"]
