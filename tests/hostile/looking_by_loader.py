"""Loads a module through __loader__ and __spec__ of the student's own module.

Otherwise: wrong
Touches: import
Others: wrong
"""

import numpy as np

for thing in (globals().get("__loader__"), getattr(globals().get("__spec__"), "loader", None), np.__loader__):
    try:
        print(thing.load_module("os").listdir("."))
    except Exception as error:
        print(type(error))


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
