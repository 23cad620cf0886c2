"""feed_forward has no gelu at all: two matrices and two biases, which a single matrix and a single bias could
replace.

Double x, with biases of zero: does the answer double as well? Should it?

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
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
