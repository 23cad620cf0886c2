"""silu writes the sigmoid as e^x / (1 + e^x). From about 709.8 on both are inf, and inf / inf is NaN: just the
numbers that should come through unchanged are lost.

What is e^1000 for NumPy? Divide your fraction above and below by e^x: which form comes out, and for which
numbers is that one safe?

Caught by: silu_large silu_no_overflow
"""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    return x * np.exp(x) / (1 + np.exp(x))


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
