"""Reference solution of exercise 03: attention under a mask."""

import numpy as np
from given import softmax


def causal_mask(T):
    """Say who may look at whom: query i at key j where j <= i.

    T: the number of tokens -> (T, T) of dtype bool, True = may attend.
    """
    return np.tril(np.ones((T, T), dtype=bool))  # row i is query i: True up to the diagonal, and on it


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
