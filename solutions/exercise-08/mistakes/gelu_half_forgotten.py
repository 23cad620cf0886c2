"""gelu forgets the 0.5: all answers are twice as large as they should be, and large numbers are doubled instead of
let through.

How large is 1 + tanh(...) for x = 100? What should a wide open gate be?

Caught by: gelu_curve gelu_values gelu_worked_example gelu_identity gelu_large
"""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return x * (1 + np.tanh(inner))


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
