"""Fill buffers of the wanted shape, then look at them through another shape."""
import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    d = D // n_heads
    if d * n_heads != D:
        raise ValueError("d * n_heads must be D")
    out = np.empty((B, n_heads, T, d))
    out[...] = x.reshape(B, T, n_heads, d).transpose(0, 2, 1, 3)
    return out


def merge_heads(x):
    B, H, T, d = x.shape
    out = np.zeros((B, T, H, d))
    out[:] = x.transpose(0, 2, 1, 3)
    out.shape = (B, T, H * d)
    return out


def mha_forward(x, params, n_heads):
    B, T, D = x.shape
    heads = np.empty((3, B, n_heads, T, D // n_heads))
    heads[0] = split_heads(x @ params["Wq"], n_heads)
    heads[1] = split_heads(x @ params["Wk"], n_heads)
    heads[2] = split_heads(x @ params["Wv"], n_heads)
    result = attention(heads[0], heads[1], heads[2], causal_mask(T))
    return merge_heads(result) @ params["Wo"]
