"""The mistake scaled_by_the_share_of_a_kv_head, in other clothes."""

import numpy as np


def softmax(s):
    e = np.exp(s - s.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def gqa_forward(x, params, n_heads, n_kv_heads):
    B, T, D = x.shape
    if D % n_heads or n_heads % n_kv_heads:
        raise ValueError("the heads do not come out even")
    d = D // n_heads
    g = n_heads // n_kv_heads
    q = (x @ params["Wq"]).reshape(B, T, n_kv_heads, g, d).transpose(0, 2, 3, 1, 4)  # (B, G, g, T, d)
    k = (x @ params["Wk"]).reshape(B, T, n_kv_heads, d).transpose(0, 2, 1, 3)[:, :, None]  # (B, G, 1, T, d)
    v = (x @ params["Wv"]).reshape(B, T, n_kv_heads, d).transpose(0, 2, 1, 3)[:, :, None]
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(d * g)  # (B, G, g, T, T)
    scores = np.where(np.tri(T, dtype=bool), scores, -np.inf)
    z = softmax(scores) @ v  # (B, G, g, T, d)
    return z.transpose(0, 3, 1, 2, 4).reshape(B, T, D) @ params["Wo"]
