"""Holds an expression that a compiler may try to work out: nested powers and products of text.

Otherwise: wrong
Touches: import
Others: wrong
"""

big = (10 ** 100) ** 100 ** 100 if len(__name__) > 10**6 else 0
text = ("na" * 10**4) * 10**4 if len(__name__) > 10**6 else ""


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
