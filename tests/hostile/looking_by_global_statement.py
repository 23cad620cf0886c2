"""Hides forbidden names behind a star import, a global statement and a deleted local.

Otherwise: wrong
Touches: import
Others: wrong
"""

from math import *

from numpy import *


def f():
    global exec
    exec("print(1)")


f()


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
