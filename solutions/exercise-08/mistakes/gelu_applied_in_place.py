"""gelu writes its answer into the array that it was given: `x *= ...` works on the caller's own numbers.

Print x before and after the call. What is the difference between `x = x * 2` and `x *= 2` for the one who
called?

Caught by: gelu_leaves_input
"""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    x *= 0.5 * (1 + np.tanh(inner))
    return x


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
