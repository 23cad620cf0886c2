"""Adds an audit hook that raises for everything, which can never be taken away.

Otherwise: wrong
Touches: import
Others: wrong
"""

import sys


def leave(event, args):
    if not event.startswith("cpython."):
        raise RuntimeError(event)


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x


sys.addaudithook(leave)
