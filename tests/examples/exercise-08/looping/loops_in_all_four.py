"""Loops everywhere.

Loops in: gelu silu feed_forward swiglu
"""

import numpy as np


def gelu(x):
    out = [0.5 * v * (1 + np.tanh(np.sqrt(2 / np.pi) * (v + 0.044715 * v**3))) for v in x.flat]
    return np.array(out).reshape(x.shape)


def silu(x):
    out = [v * (1 + np.tanh(v / 2)) / 2 for v in x.flat]
    return np.array(out).reshape(x.shape)


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
