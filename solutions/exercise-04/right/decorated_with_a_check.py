"""A decorator checks the divisibility for both functions."""
from functools import wraps

import numpy as np
from given import attention, causal_mask


def needs_even_heads(f):
    @wraps(f)
    def checked(x, *args, **kwargs):
        n_heads = kwargs["n_heads"] if "n_heads" in kwargs else args[-1]
        if x.shape[-1] % n_heads != 0:
            raise ValueError(f"{f.__name__}: {x.shape[-1]} is not divisible by {n_heads}")
        return f(x, *args, **kwargs)

    return checked


@needs_even_heads
def split_heads(x, n_heads):
    B, T, D = x.shape
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


@needs_even_heads
def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ params["Wo"]
