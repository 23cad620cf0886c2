"""Forks in a tree of depth 8: each child forks again, in its own group.

Otherwise: wrong
Touches: import
Others: wrong
"""

import os
import time

main = os.getpid()
try:
    for _ in range(8):
        if os.fork() == 0:
            os.setpgid(0, 0)
except OSError:
    pass
if os.getpid() != main:
    time.sleep(20)
    os._exit(0)


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
