"""A table of column numbers, one row per head, picks the columns."""
import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    D = x.shape[-1]
    if D % n_heads:
        raise ValueError(f"D={D} cannot be shared by {n_heads} heads")
    columns = np.arange(D).reshape(n_heads, -1)  # (H, d)
    picked = x[:, :, columns]  # (B, T, H, d)
    return picked.transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    column = np.arange(H * d)
    # head and place within the head, for every column of the result
    return x[:, column // d, :, column % d].transpose(1, 2, 0)


def mha_forward(x, params, n_heads):
    Wq, Wk, Wv, Wo = params["Wq"], params["Wk"], params["Wv"], params["Wo"]
    q = split_heads(x @ Wq, n_heads)
    k = split_heads(x @ Wk, n_heads)
    v = split_heads(x @ Wv, n_heads)
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ Wo
