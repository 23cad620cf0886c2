"""np.where chooses among two formulas, of which one overflowed."""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    up, down = np.exp(x), np.exp(-x)
    with np.errstate(invalid='ignore'):
        return np.where(x > 0.0, x / (1.0 + down), x * up / (1.0 + up))


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
