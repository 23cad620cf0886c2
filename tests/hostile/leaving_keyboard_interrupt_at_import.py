"""Raises KeyboardInterrupt while the file is imported.

Otherwise: wrong
Touches: import
Others: wrong
"""


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x


raise KeyboardInterrupt
