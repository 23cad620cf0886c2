"""gelu takes the root of the whole product, x and its cube included: the closing bracket came too late. Each
negative number has no root, and becomes NaN.

What does the root sign of the formula stretch over, and can that ever be negative? What does np.sqrt(-1.0)
give?

Caught by: gelu_curve gelu_values gelu_worked_example gelu_large
"""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi * (x + 0.044715 * x**3))
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    x = np.asarray(x, dtype=float)
    e = np.exp(-np.abs(x))
    return x * np.where(x >= 0, 1, e) / (1 + e)


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
