"""Writes outside of its argument with as_strided, over whatever lies behind it.

Otherwise: wrong
Touches: split_heads
Others: wrong
"""

import numpy as np


def split_heads(x, n_heads):
    far = np.lib.stride_tricks.as_strided(x, shape=(4096,), strides=(8,))
    far[x.size :] = 0.0
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
