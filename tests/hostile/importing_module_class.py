"""Replaces the class of its own module by one whose attributes change from read to read.

Otherwise: wrong
Touches: import
Others: wrong
"""

import sys
import types


class Changing(types.ModuleType):
    def __getattribute__(self, name):
        if name in ("split_heads", "merge_heads", "mha_forward"):
            return lambda *args: args[0]
        return super().__getattribute__(name)


try:
    sys.modules[__name__].__class__ = Changing
except (KeyError, TypeError):
    pass


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
