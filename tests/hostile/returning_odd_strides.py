"""Right numbers in a read-only, misaligned view with negative strides.

Otherwise: right
Touches: split_heads
Others: right
"""

import numpy as np

from given import attention, causal_mask


def split_heads(x, n_heads):
    if x.shape[2] % n_heads:
        raise ValueError("D is not divisible by n_heads")
    y = x.reshape(*x.shape[:2], n_heads, -1).swapaxes(1, 2)[::-1, ::-1, ::-1, ::-1]
    raw = np.zeros(y.nbytes + 1, np.uint8)[1:].view(np.uint8)
    odd = np.ndarray(y.shape, np.float64, buffer=raw.data)
    odd[...] = y
    odd = odd[::-1, ::-1, ::-1, ::-1]
    odd.flags.writeable = False
    return odd


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
    y = attention(q, k, v, causal_mask(T))
    return y.swapaxes(1, 2).reshape(B, T, D) @ params["Wo"]
