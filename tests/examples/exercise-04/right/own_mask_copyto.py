"""np.copyto(where=) overwrites the future."""
import numpy as np
from given import causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("not divisible")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    s = np.divide(q @ k.transpose(0, 1, 3, 2), np.sqrt(q.shape[-1]))
    np.copyto(s, -np.inf, where=np.logical_not(causal_mask(x.shape[1])))
    s = np.exp(np.subtract(s, s.max(axis=3, keepdims=True)))
    s = np.divide(s, np.sum(s, axis=3, keepdims=True))
    return merge_heads(s @ v) @ params["Wo"]
