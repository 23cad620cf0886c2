"""Returns its input, the very object.

Otherwise: wrong
Touches: split_heads, merge_heads, mha_forward
Others: wrong
"""


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
