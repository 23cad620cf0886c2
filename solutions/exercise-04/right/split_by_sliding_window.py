"""Every d-th window of width d over the last axis is a head."""
import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from given import attention, causal_mask


def split_heads(x, n_heads):
    size = x.shape[-1] / n_heads
    if not size.is_integer():
        raise ValueError("heads would have %.2f numbers each" % size)
    size = int(size)
    windows = sliding_window_view(x, size, axis=-1)  # (B, T, D - d + 1, d)
    return windows[:, :, ::size].swapaxes(1, 2)


def merge_heads(x):
    b, h, t, d = x.shape
    return x.swapaxes(1, 2).reshape(b, t, h * d)


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params['Wq'], n_heads)
    k = split_heads(x @ params['Wk'], n_heads)
    v = split_heads(x @ params['Wv'], n_heads)
    z = attention(q, k, v, causal_mask(x.shape[-2]))
    return merge_heads(z) @ params['Wo']
