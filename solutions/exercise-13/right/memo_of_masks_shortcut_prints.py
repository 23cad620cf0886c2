"""Masks kept by length, a shortcut where nothing is to be repeated, prints and warnings."""

import functools
import warnings

import numpy as np
from given import attention, merge_heads, split_heads


@functools.lru_cache(maxsize=None)
def mask_for(T):
    return np.less_equal.outer(np.arange(T), np.arange(T)).T


def gqa_forward(x, params, n_heads, n_kv_heads):
    print("x", x.shape)
    warnings.warn("this is only an exercise")
    try:
        q = split_heads(x @ params["Wq"], n_heads)
        k, v = map(lambda name: split_heads(x @ params[name], n_kv_heads), ["Wk", "Wv"])
        if n_kv_heads not in (1, n_heads):
            k, v = (np.moveaxis(np.moveaxis(a, 1, -1).repeat(n_heads // n_kv_heads, -1), -1, 1) for a in (k, v))
        heads = attention(q, k, v, mask_for(x.shape[1]))
    except IndexError as error:
        raise ValueError from error
    return np.ma.masked_array(merge_heads(heads) @ params["Wo"])
