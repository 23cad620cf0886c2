"""A view made by hand: as_strided with the steps in bytes."""
import numpy as np
from numpy.lib.stride_tricks import as_strided
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("n_heads must divide the model dimension")
    d = D // n_heads
    sB, sT, sD = x.strides
    return as_strided(x, shape=(B, n_heads, T, d), strides=(sB, d * sD, sT, sD), writeable=False)


def merge_heads(x):
    x = np.ascontiguousarray(x.transpose(0, 2, 1, 3))
    B, T, H, d = x.shape
    return as_strided(x, shape=(B, T, H * d), strides=x.strides[:2] + (x.itemsize,)).copy()


def mha_forward(x, params, n_heads):
    q = x @ params["Wq"]
    k = x @ params["Wk"]
    v = x @ params["Wv"]
    causal = causal_mask(x.shape[1])
    o = attention(split_heads(q, n_heads), split_heads(k, n_heads), split_heads(v, n_heads), causal)
    return merge_heads(o) @ params["Wo"]
