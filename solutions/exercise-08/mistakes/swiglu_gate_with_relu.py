"""swiglu gates with max(x, 0). Such a layer exists and is called ReGLU; here the gate is a silu.

Which function stands before x Wg in the formula? What does a gate of -1 let through, with yours and with the
silu?

Caught by: swiglu_values swiglu_worked_example
"""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    x = np.asarray(x, dtype=float)
    e = np.exp(-np.abs(x))
    return x * np.where(x >= 0, 1, e) / (1 + e)


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = np.maximum(x @ params["Wg"], 0)
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
