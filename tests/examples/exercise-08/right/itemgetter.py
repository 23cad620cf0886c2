"""operator.itemgetter takes the weights out."""

from operator import itemgetter

import numpy as np

of_feed_forward = itemgetter("W1", "b1", "W2", "b2")
of_swiglu = itemgetter("Wg", "Wu", "Wd")


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    x = np.asarray(x, dtype=float)
    e = np.exp(-np.abs(x))
    return x * np.where(x >= 0, 1, e) / (1 + e)


def feed_forward(x, params):
    W1, b1, W2, b2 = of_feed_forward(params)
    return gelu(x @ W1 + b1) @ W2 + b2


def swiglu(x, params):
    g, u, d = of_swiglu(params)
    return (silu(x @ g) * (x @ u)) @ d
