"""d = D // H makes reshape refuse: the sizes no longer multiply to the array's size."""
import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    d = x.shape[-1] // n_heads
    return x.reshape(x.shape[0], x.shape[1], n_heads, d).swapaxes(1, 2)


def merge_heads(x):
    y = x.swapaxes(1, 2)
    return y.reshape(y.shape[0], y.shape[1], y.shape[2] * y.shape[3])


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ params["Wo"]
