"""Reference solution of exercise 04: multi-head causal self-attention."""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    """Cut the last axis into heads and move the head axis in front of the tokens.

    x: (B, T, D) -> (B, H, T, d) with H = n_heads and d = D / H.
    Head h takes the numbers h*d to (h+1)*d - 1 of every token.
    Raises ValueError if D is not divisible by n_heads.
    """
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError(f"cannot cut D = {D} numbers into n_heads = {n_heads} equal heads")
    d = D // n_heads
    x = x.reshape(B, T, n_heads, d)  # (B, T, H, d): the numbers of a head lie side by side
    return np.swapaxes(x, 1, 2)  # (B, H, T, d)


def merge_heads(x):
    """Lay the heads side by side again: the exact inverse of split_heads.

    x: (B, H, T, d) -> (B, T, H * d).
    """
    B, H, T, d = x.shape
    x = np.swapaxes(x, 1, 2)  # (B, T, H, d)
    return x.reshape(B, T, H * d)  # (B, T, D)


def mha_forward(x, params, n_heads):
    """Compute multi-head causal self-attention.

    x: (B, T, D) -> (B, T, D).
    params: dict with "Wq", "Wk", "Wv" and "Wo", each (D, D).
    n_heads: number of heads H. Token i attends to the tokens 0 to i.
    Raises ValueError if D is not divisible by n_heads.
    """
    q = split_heads(x @ params["Wq"], n_heads)  # (B, H, T, d)
    k = split_heads(x @ params["Wk"], n_heads)  # (B, H, T, d)
    v = split_heads(x @ params["Wv"], n_heads)  # (B, H, T, d)
    mask = causal_mask(x.shape[1])  # (T, T), the same for every text and head
    heads = attention(q, k, v, mask)  # (B, H, T, d)
    return merge_heads(heads) @ params["Wo"]  # (B, T, D): Wo mixes the heads
