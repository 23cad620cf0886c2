"""The previous exercise, solved: what exercise 04 may build on.

Use it with `from given import attention, causal_mask`.
"""

import numpy as np


def softmax(x):
    """Turn the last axis into positive weights that sum to 1.

    x: (..., n), where -inf is allowed and gets the weight 0 -> (..., n).
    """
    shifted = x - x.max(axis=-1, keepdims=True)  # the largest becomes 0, so exp cannot overflow
    weights = np.exp(shifted)
    return weights / weights.sum(axis=-1, keepdims=True)


def attention(q, k, v, mask=None):
    """Let every query look at the keys and take the weighted mean of their values.

    q: (..., Tq, d), k: (..., Tk, d), v: (..., Tk, dv), with the same leading axes.
    mask: bool, broadcastable to (..., Tq, Tk), True where a query may attend to a key;
    every query needs at least one such key. Without a mask it may attend to all.
    Returns (..., Tq, dv). A masked key has the weight 0 exactly, whatever its score.
    """
    d = q.shape[-1]
    scores = q @ np.swapaxes(k, -1, -2) / np.sqrt(d)  # (..., Tq, Tk)
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    weights = softmax(scores)  # each row of keys sums to 1
    return weights @ v  # (..., Tq, dv)


def causal_mask(T):
    """Say who may look at whom: query i at key j where j <= i.

    Returns (T, T) of dtype bool, True = may attend.
    """
    return np.tril(np.ones((T, T), dtype=bool))
