"""gelu keeps its answers by the shape of x, and hands out the old one for the next x of that shape, whatever
numbers are in it.

Does the answer depend on nothing but the shape? What else would have to be part of the key?

Caught by: gelu_values
"""

import numpy as np

KNOWN = {}


def gelu(x):
    if x.shape not in KNOWN:
        inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
        KNOWN[x.shape] = 0.5 * x * (1 + np.tanh(inner))
    return KNOWN[x.shape]


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
