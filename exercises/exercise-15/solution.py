"""Exercise 15: the way back through attention. The statement is in README.md."""

import numpy as np
from given import softmax


def attention_backward(d_out, q, k, v, mask=None):
    """Give the gradients of sum(d_out * attention(q, k, v, mask)) with respect to q, k and v.

    d_out: (..., Tq, dv), q: (..., Tq, d), k: (..., Tk, d), v: (..., Tk, dv), with equal leading axes.
    mask: bool, of a shape that broadcasts to (..., Tq, Tk), True where a query may attend to a key;
    every query has at least one such key. Without a mask it may attend to all.
    -> (dq, dk, dv), each of the shape of its input. A key that no query sees gets a dk and a dv of exactly 0.
    """
    raise NotImplementedError
