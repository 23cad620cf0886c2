"""silu asks `if x >= 0` to choose the safe formula. An array of several numbers is neither true nor false, and
Python refuses to guess.

What would you answer for an array of 1 and -1? Which NumPy functions make such a choice for each number on its
own?

Caught by: silu_curve silu_values silu_worked_example
"""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    if x >= 0:
        return x / (1 + np.exp(-x))
    return x * np.exp(x) / (1 + np.exp(x))


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
