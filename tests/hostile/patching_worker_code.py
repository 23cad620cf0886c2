"""Swaps the code object of each function of the worker for one that returns None.

Otherwise: wrong
Touches: import
Others: wrong
"""

import sys
import types


def nothing(*args, **kwargs):
    return None


for name in ("__main__", "wire", "worker"):
    for value in list(vars(sys.modules.get(name, types)).values()):
        if isinstance(value, types.FunctionType) and not value.__closure__:
            value.__code__ = nothing.__code__


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
