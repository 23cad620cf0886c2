"""The mistake relies_on_dict_order, in other clothes."""

from itertools import islice

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    b, t, c = np.shape(x)
    if c % n_heads:
        raise ValueError("uneven heads")
    return np.moveaxis(x.reshape(b, t, n_heads, c // n_heads), 2, 1)


def merge_heads(x):
    y = np.moveaxis(x, 1, 2)
    return y.reshape(*y.shape[:2], -1)


def mha_forward(x, params, n_heads):
    (_, first), (_, second), (_, third), (_, last) = islice(params.items(), 4)
    a, b, c = split_heads(x @ first, n_heads), split_heads(x @ second, n_heads), split_heads(x @ third, n_heads)
    return merge_heads(attention(a, b, c, causal_mask(x.shape[1]))) @ last
