"""silu keeps its exponent between -20 and 20, so that nothing overflows. That is too near: e^-20 is 2e-9, and
-1000 times that is no longer 0.

What does your silu give for -1000, and for -25? How far away may the limit be before e^x overflows?

Caught by: silu_curve silu_large
"""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    return x / (1 + np.exp(-np.clip(x, -20, 20)))


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
