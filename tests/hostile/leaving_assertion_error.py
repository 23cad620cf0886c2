"""Raises AssertionError everywhere, which a check for "raises an error" might take for ValueError.

Otherwise: wrong
Touches: split_heads, mha_forward
Others: right
"""


def split_heads(x, n_heads):
    assert x.shape[2] % n_heads == 0
    raise AssertionError


def mha_forward(x, params, n_heads):
    assert x.shape[2] % n_heads == 0
    raise AssertionError


def merge_heads(x):
    B, H, T, d = x.shape
    return x.swapaxes(1, 2).reshape(B, T, H * d)
