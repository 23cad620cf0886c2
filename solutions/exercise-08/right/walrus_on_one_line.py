"""Everything on one line."""

import numpy as np


def gelu(x):
    return (h := x / 2) + h * np.tanh((x + 0.044715 * x**3) * (2 / np.pi) ** 0.5)


def silu(x):
    return x * np.where(x < 0, e := np.exp(-abs(x)), 1) / (1 + e)


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
