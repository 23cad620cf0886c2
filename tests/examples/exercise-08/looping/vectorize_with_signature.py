"""np.vectorize with a signature.

Loops in: feed_forward
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
    def layer(token):
        return gelu(token @ params["W1"] + params["b1"]) @ params["W2"] + params["b2"]

    return np.vectorize(layer, signature="(d)->(d)")(x)


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
