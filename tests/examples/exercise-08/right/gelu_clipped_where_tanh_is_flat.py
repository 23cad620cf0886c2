"""The inside of the tanh is clipped to 40, where tanh is 1 to the last digit."""

import numpy as np


def gelu(x):
    z = np.clip(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3), -40, 40)
    return x * np.exp(z) / (np.exp(z) + np.exp(-z))


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
