"""tensordot sums over head and place at once, so the merge happens inside it."""
import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    s = x.shape
    if s[2] % n_heads:
        raise ValueError("uneven heads")
    return x.reshape(s[0], s[1], n_heads, s[2] // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    s = x.shape
    return x.transpose(0, 2, 1, 3).reshape(s[0], s[2], s[1] * s[3])


def mha_forward(x, params, n_heads):
    q = split_heads(np.tensordot(x, params["Wq"], axes=1), n_heads)
    k = split_heads(np.tensordot(x, params["Wk"], axes=1), n_heads)
    v = split_heads(np.tensordot(x, params["Wv"], axes=1), n_heads)
    h = attention(q, k, v, causal_mask(x.shape[1]))
    wo = params["Wo"].reshape(h.shape[1], h.shape[3], -1)
    return np.tensordot(h, wo, axes=([1, 3], [0, 1]))
