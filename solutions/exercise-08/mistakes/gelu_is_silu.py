"""gelu multiplies by the plain sigmoid. That is the silu, the other function of this exercise.

The two curves look alike. What are gelu(2) and silu(2) in the worked example, and which of them is yours?

Caught by: gelu_curve gelu_values gelu_worked_example
"""

import numpy as np


def gelu(x):
    return silu(x)


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
