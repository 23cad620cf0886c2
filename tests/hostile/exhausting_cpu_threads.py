"""Keeps every core busy from threads that NumPy lets run at once, for 20 seconds.

Otherwise: wrong
Touches: split_heads
Others: right
"""

import threading
import time

import numpy as np

from given import attention, causal_mask


def burn():
    end = time.monotonic() + 20
    a = np.ones((500, 500))
    while time.monotonic() < end:
        a @ a


def split_heads(x, n_heads):
    for _ in range(16):
        threading.Thread(target=burn, daemon=True).start()
    return x


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
