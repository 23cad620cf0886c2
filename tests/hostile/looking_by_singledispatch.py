"""Runs text as code as the annotation that functools.singledispatch reads when it registers.

Otherwise: wrong
Touches: import
Others: wrong
"""

import functools


@functools.singledispatch
def dispatch(x):
    return x


try:
    @dispatch.register
    def _(x: "print(__import__('os').environ) or int"):
        return x
except TypeError:
    pass


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
