"""Changes memory of the number n_heads, which the process shares with every other 2.

Otherwise: wrong
Touches: mha_forward
Others: wrong
"""

import ctypes


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    ctypes.c_uint32.from_address(id(n_heads) + 24).value += 1
    return x
