"""Returns a record array, whose fields are attributes named shape and dtype.

Otherwise: wrong
Touches: mha_forward
Others: right
"""

import numpy as np


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("D is not divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).swapaxes(1, 2)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.swapaxes(1, 2).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    return np.rec.fromarrays([x, x], names="shape,dtype")
