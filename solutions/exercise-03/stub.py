"""Exercise 03: attention under a mask. The statement is in README.md."""

import numpy as np
from given import softmax


def causal_mask(T):
    """Say who may look at whom: query i at key j where j <= i.

    T: the number of tokens -> (T, T) of dtype bool, True = may attend.
    """
    raise NotImplementedError


def attention(q, k, v, mask=None):
    """Let every query look at the keys it may see, and take the weighted mean of their values.

    q: (..., Tq, d), k: (..., Tk, d), v: (..., Tk, dv), with equal leading axes -> (..., Tq, dv).
    mask: bool, of a shape that broadcasts to (..., Tq, Tk), True where a query may attend to a key;
    every query has at least one such key. Without a mask it may attend to all.
    A hidden key has the weight 0 exactly, whatever its score and its value.
    """
    raise NotImplementedError
