"""A loop over the negative numbers only.

Loops in: silu swiglu
"""

import math

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    out = np.abs(x) / (1 + np.exp(-np.abs(x)))
    for at in zip(*np.nonzero(x < 0)):
        e = math.exp(x[at])
        out[at] = x[at] * e / (1 + e)
    return out


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
