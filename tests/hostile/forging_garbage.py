"""Writes random bytes on every descriptor from 3 to 64.

Otherwise: wrong
Touches: import
Others: wrong
"""

import os

for fd in range(3, 65):
    try:
        os.set_blocking(fd, False)
        os.write(fd, bytes(range(256)) * 16)
    except OSError:
        pass


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
