"""gelu writes the tanh out with exponentials, e^z and e^-z. From about 710 on both overflow or vanish, and inf /
inf is NaN. The cube gets there fast: x = 26 is enough.

How large is the inside of the tanh for x = 1000? What does np.tanh give for a number like that?

Caught by: gelu_large
"""

import numpy as np


def gelu(x):
    z = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    tanh = (np.exp(z) - np.exp(-z)) / (np.exp(z) + np.exp(-z))
    return 0.5 * x * (1 + tanh)


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
