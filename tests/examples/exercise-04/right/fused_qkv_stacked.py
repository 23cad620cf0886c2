"""The three weights on a new first axis: q, k and v come out of one broadcast product."""
import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    b, t, dim = x.shape
    if dim % n_heads:
        raise ValueError("dim / n_heads is not a whole number")
    return x.reshape(b, t, n_heads, dim // n_heads).swapaxes(1, 2)


def merge_heads(x):
    b, h, t, d = x.shape
    return x.swapaxes(1, 2).reshape(b, t, h * d)


def mha_forward(x, params, n_heads):
    b, t, dim = x.shape
    w = np.stack([params["Wq"], params["Wk"], params["Wv"]])  # (3, D, D)
    qkv = x @ w[:, None]  # (3, B, T, D)
    qkv = split_heads(qkv.reshape(3 * b, t, dim), n_heads)
    q, k, v = qkv.reshape((3, b) + qkv.shape[1:])
    return merge_heads(attention(q, k, v, causal_mask(t))) @ params["Wo"]
