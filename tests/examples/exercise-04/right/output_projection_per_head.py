"""Each head meets its own rows of Wo, and the results are added up."""
import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads > 0:
        raise ValueError("sorry, %d heads do not fit into %d numbers" % (n_heads, D))
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    heads = attention(q, k, v, causal_mask(x.shape[1]))  # (B, H, T, d)
    Wo = params["Wo"]
    wo = Wo.reshape(n_heads, heads.shape[-1], Wo.shape[1])  # (H, d, D)
    return np.sum(heads @ wo, axis=1)
