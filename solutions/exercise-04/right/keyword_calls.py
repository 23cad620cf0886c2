"""Every call spells its keywords out."""
import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("Raise: D % n_heads != 0")
    return np.transpose(a=np.reshape(x, shape=(B, T, n_heads, D // n_heads)), axes=(0, 2, 1, 3))


def merge_heads(x):
    B, H, T, d = x.shape
    return np.reshape(np.transpose(a=x, axes=(0, 2, 1, 3)), shape=(B, T, H * d))


def mha_forward(x, params, n_heads):
    q = split_heads(x=x @ params["Wq"], n_heads=n_heads)
    k = split_heads(x=x @ params["Wk"], n_heads=n_heads)
    v = split_heads(x=x @ params["Wv"], n_heads=n_heads)
    heads = attention(v=v, k=k, q=q, mask=causal_mask(T=x.shape[1]))
    return merge_heads(x=heads) @ params["Wo"]
