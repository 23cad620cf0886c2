"""The simple formula where NumPy raises nothing, the safe one where it would overflow."""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    try:
        with np.errstate(over="raise"):
            return x / (1 + np.exp(-x))
    except FloatingPointError:
        return x * (1 + np.tanh(x / 2)) / 2


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
