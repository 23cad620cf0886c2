"""Defines __builtins__ as an empty dict in its own module.

Otherwise: wrong
Touches: import
Others: wrong
"""

__builtins__ = {}


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
