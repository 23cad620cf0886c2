"""Texts, groups and members in one axis of batches, additive mask of -1e9."""

import numpy as np


def gqa_forward(x, params, n_heads, n_kv_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D % n_heads")
    if n_heads % n_kv_heads != 0:
        raise ValueError("n_heads % n_kv_heads")
    d, g = D // n_heads, n_heads // n_kv_heads
    q = (x @ params["Wq"]).reshape(B, T, n_heads, d).transpose(0, 2, 1, 3).reshape(-1, T, d)
    k = (x @ params["Wk"]).reshape(B, T, n_kv_heads, d).transpose(0, 2, 3, 1).reshape(-1, d, T)
    v = (x @ params["Wv"]).reshape(B, T, n_kv_heads, d).transpose(0, 2, 1, 3).reshape(-1, T, d)
    scores = np.matmul(q, np.repeat(k, g, axis=0)) / np.sqrt(d)
    scores += np.triu(np.full((T, T), -1e9), k=1)
    scores -= scores.max(axis=2)[:, :, None]
    np.exp(scores, out=scores)
    scores /= scores.sum(axis=2)[:, :, None]
    z = np.matmul(scores, np.repeat(v, g, axis=0))
    return z.reshape(B, n_heads, T, d).transpose(0, 2, 1, 3).reshape(B, T, D) @ params["Wo"]
