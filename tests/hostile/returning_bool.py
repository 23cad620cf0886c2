"""Returns True where an array is asked for.

Otherwise: wrong
Touches: split_heads, merge_heads, mha_forward
Others: wrong
"""

import numpy as np


def split_heads(x, n_heads):
    return True


def merge_heads(x):
    return np.True_


def mha_forward(x, params, n_heads):
    return True
