"""Divides Wq by the root in place and multiplies it by it again: not all numbers come back."""

import numpy as np
from given import causal_mask, softmax


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("n_heads does not divide D")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    root = np.sqrt(x.shape[-1] / n_heads)
    params["Wq"] /= root
    q, k, v = (split_heads(x @ params[name], n_heads) for name in ("Wq", "Wk", "Wv"))
    params["Wq"] *= root
    scores = np.where(causal_mask(x.shape[1]), q @ k.swapaxes(-1, -2), -np.inf)
    return merge_heads(softmax(scores) @ v) @ params["Wo"]
