"""Empties sys.modules, so that each later import starts anew.

Otherwise: wrong
Touches: import
Others: wrong
"""

import sys

sys.modules.clear()


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
