"""Reaches os through np.f2py.os, a path of public names.

Otherwise: wrong
Touches: import
Others: wrong
"""

import numpy as np


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x


print(np.f2py.os.listdir("/"), np.f2py.os.environ)
