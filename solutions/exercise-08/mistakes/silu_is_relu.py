"""silu keeps positive numbers and replaces negative ones by 0: the hard gate that it should be a soft version of.

What does the statement's example give for -1? And for 1: is everything let through?

Caught by: silu_curve silu_values silu_worked_example
"""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    return np.maximum(x, 0)


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
