"""The mistake values_not_repeated, in other clothes."""

import numpy as np
import given


def refuse(text):
    raise ValueError(text)


def share(heads, n_heads):
    """(B, G, T, d) -> (B, H, T, d)"""
    b, g, t, d = heads.shape
    wide = np.broadcast_to(heads[:, :, np.newaxis], (b, g, n_heads // g, t, d))
    return wide.reshape(b, n_heads, t, d)


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads // n_kv_heads * n_kv_heads != n_heads:
        refuse(f"{n_heads} heads cannot share {n_kv_heads}")
    Q = given.split_heads(np.matmul(x, params["Wq"]), n_heads)
    K = given.split_heads(np.matmul(x, params["Wk"]), n_kv_heads)
    V = given.split_heads(np.matmul(x, params["Wv"]), n_kv_heads)
    K = share(K, n_heads)
    seen = given.causal_mask(x.shape[-2])
    Z = given.attention(Q, K, V, mask=seen)
    return np.matmul(given.merge_heads(Z), params["Wo"])
