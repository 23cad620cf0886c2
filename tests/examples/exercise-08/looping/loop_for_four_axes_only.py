"""A loop over the first axis, where there are four.

Loops in: silu
"""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    if x.ndim == 4:
        return np.stack([silu(part) for part in x])
    return 0.5 * x * (1 + np.tanh(x / 2))


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    z = x @ params["Wg"]
    return (z * (1 + np.tanh(z / 2)) / 2 * (x @ params["Wu"])) @ params["Wd"]
