"""Right for the first 50 ms of its life, then wrong.

Otherwise: wrong
Touches: import
Others: wrong
"""

import time

start = time.monotonic()


def late():
    return time.monotonic() - start > 0.05


def split_heads(x, n_heads):
    return x if late() else x.reshape(*x.shape[:2], n_heads, -1).swapaxes(1, 2)


def merge_heads(x):
    return x if late() else x.swapaxes(1, 2).reshape(x.shape[0], x.shape[2], -1)


def mha_forward(x, params, n_heads):
    return x
