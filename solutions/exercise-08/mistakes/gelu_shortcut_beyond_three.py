"""gelu calculates between -3 and 3 only: above that it hands x back, below it gives 0. At 3 the true gate is still
0.4 percent from open.

What is gelu(3.1) by the formula, to five digits? Does the formula need any help for large numbers?

Caught by: gelu_curve
"""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    middle = 0.5 * x * (1 + np.tanh(inner))
    return np.where(x > 3, x, np.where(x < -3, 0, middle))


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
