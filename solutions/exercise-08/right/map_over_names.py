"""map over the names of the weights."""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    x = np.asarray(x, dtype=float)
    e = np.exp(-np.abs(x))
    return x * np.where(x >= 0, 1, e) / (1 + e)


def feed_forward(x, params):
    W1, b1, W2, b2 = map(params.get, ("W1", "b1", "W2", "b2"))
    return gelu(x @ W1 + b1) @ W2 + b2


def swiglu(x, params):
    Wg, Wu, Wd = [params["W" + letter] for letter in "gud"]
    return (silu(x @ Wg) * (x @ Wu)) @ Wd
