"""Returns an array over memory that does not exist: reading it ends the process by a signal.

Otherwise: wrong
Touches: split_heads
Others: right
"""

import numpy as np

from given import attention, causal_mask


class Pointer:
    __array_interface__ = {"shape": (2, 2, 2, 2), "typestr": "<f8", "data": (8, False), "version": 3}


def split_heads(x, n_heads):
    return np.asarray(Pointer())


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
