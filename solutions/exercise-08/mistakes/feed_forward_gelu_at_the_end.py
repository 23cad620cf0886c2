"""feed_forward multiplies by both matrices and takes the gelu of the result. Without a bend between them, the two
matrices are as good as one.

What is (x W1) W2, written as one product? At which place does the gelu keep the two apart?

Caught by: feed_forward_values feed_forward_worked_example feed_forward_large
"""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    x = np.asarray(x, dtype=float)
    e = np.exp(-np.abs(x))
    return x * np.where(x >= 0, 1, e) / (1 + e)


def feed_forward(x, params):
    hidden = x @ params["W1"] + params["b1"]
    return gelu(hidden @ params["W2"] + params["b2"])


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
