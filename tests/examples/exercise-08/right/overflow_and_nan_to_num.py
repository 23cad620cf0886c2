"""e^x / (1 + e^x) in silence, and where that is NaN the gate is open."""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    with np.errstate(over="ignore", invalid="ignore"):
        power = np.exp(x)
        gate = np.nan_to_num(power / (1 + power), nan=1.0)
    return x * gate


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
