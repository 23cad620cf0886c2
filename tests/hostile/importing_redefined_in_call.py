"""Redefines the other functions when one of them is called.

Otherwise: wrong
Touches: split_heads
Others: wrong
"""


def split_heads(x, n_heads):
    globals()["merge_heads"] = lambda x: exit(0)
    globals()["mha_forward"] = property()
    globals().pop("split_heads", None)
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
