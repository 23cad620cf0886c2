"""Reference solution of exercise 15: the way back through attention."""

import numpy as np
from given import softmax


def attention_backward(d_out, q, k, v, mask=None):
    """Give the gradients of sum(d_out * attention(q, k, v, mask)) with respect to q, k and v.

    d_out: (..., Tq, dv), q: (..., Tq, d), k: (..., Tk, d), v: (..., Tk, dv), with equal leading axes.
    mask: bool, of a shape that broadcasts to (..., Tq, Tk), True where a query may attend to a key;
    every query has at least one such key. Without a mask it may attend to all.
    -> (dq, dk, dv), each of the shape of its input. A key that no query sees gets a dk and a dv of exactly 0.
    """
    root = np.sqrt(q.shape[-1])

    # The way there, as in exercise 03: its weights are needed on the way back.
    scores = q @ np.swapaxes(k, -1, -2) / root  # (..., Tq, Tk)
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)  # exp(-inf) is 0: a hidden key gets no weight
    weights = softmax(scores)  # (..., Tq, Tk)

    # The way back, last step first.
    dv = np.swapaxes(weights, -1, -2) @ d_out  # (..., Tk, dv): a value hears from every query that looked at it
    dweights = d_out @ np.swapaxes(v, -1, -2)  # (..., Tq, Tk): how much the sum gains by each weight
    mean = np.sum(weights * dweights, axis=-1, keepdims=True)  # (..., Tq, 1): the gain of a query on average
    dscores = weights * (dweights - mean)  # (..., Tq, Tk): where a weight is 0, so is this
    dproducts = dscores / root  # (..., Tq, Tk): the scores were products divided by the root
    dq = dproducts @ k  # (..., Tq, d)
    dk = np.swapaxes(dproducts, -1, -2) @ q  # (..., Tk, d)
    return dq, dk, dv
