"""gelu keeps positive numbers and replaces negative ones by 0. That is the ReLU, the hard gate that the GELU is a
soft version of.

What does the statement's example give for -1? And for 1: is everything let through?

Caught by: gelu_curve gelu_values gelu_worked_example
"""

import numpy as np


def gelu(x):
    return np.maximum(x, 0)


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
