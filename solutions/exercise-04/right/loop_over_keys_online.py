"""Walk over the keys with a running maximum, sum and output for all heads at once."""
import numpy as np


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    B, H, T, d = q.shape
    top = np.full((B, H, T, 1), -np.inf)
    total = np.zeros((B, H, T, 1))
    out = np.zeros((B, H, T, d))
    j = 0
    while j < T:
        # key j is seen by the queries j and later
        s = (q[:, :, j:] * k[:, :, j : j + 1]).sum(-1, keepdims=True) / np.sqrt(d)
        new = np.maximum(top[:, :, j:], s)
        old = np.exp(top[:, :, j:] - new)
        p = np.exp(s - new)
        total[:, :, j:] = total[:, :, j:] * old + p
        out[:, :, j:] = out[:, :, j:] * old + p * v[:, :, j : j + 1]
        top[:, :, j:] = new
        j += 1
    return merge_heads(out / total) @ params["Wo"]
