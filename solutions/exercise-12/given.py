"""Exercises 01, 03 and 04, solved: what exercise 12 may build on.

Use it with `from given import attention, merge_heads, split_heads`.
"""

import numpy as np


def softmax(x, axis=-1):
    """Turn the numbers along one axis into positive weights that sum to 1.

    x: any shape, float or int; an entry of -inf gets the weight 0 -> floats of the same shape.
    axis: the axis along which the weights sum to 1.
    """
    shifted = x - np.max(x, axis=axis, keepdims=True)  # the largest becomes 0, so exp cannot overflow
    weights = np.exp(shifted)
    return weights / np.sum(weights, axis=axis, keepdims=True)


def attention(q, k, v, mask=None):
    """Let every query look at the keys it may see, and take the weighted mean of their values.

    q: (..., Tq, d), k: (..., Tk, d), v: (..., Tk, dv), with equal leading axes -> (..., Tq, dv).
    mask: bool, of a shape that broadcasts to (..., Tq, Tk), True where a query may attend to a key;
    every query has at least one such key. Without a mask it may attend to all.
    A hidden key has the weight 0 exactly, whatever its score and its value.
    """
    d = q.shape[-1]
    scores = q @ np.swapaxes(k, -1, -2) / np.sqrt(d)  # (..., Tq, Tk)
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)  # exp(-inf) is 0: a hidden key gets no weight
    weights = softmax(scores)  # (..., Tq, Tk), the weights of each query sum to 1
    return weights @ v  # (..., Tq, dv)


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
