"""Writes a length prefix of almost 2**32 (and of 2**63) on every descriptor and then nothing.

Otherwise: wrong
Touches: split_heads
Others: right
"""

import os
import time

from given import attention, causal_mask


def split_heads(x, n_heads):
    for fd in range(3, 65):
        try:
            os.write(fd, b"\xff\xff\xff\xfe" + b"\x7f" + b"\xff" * 7)
        except OSError:
            pass
    time.sleep(3600)


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
