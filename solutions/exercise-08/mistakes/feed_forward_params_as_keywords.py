"""feed_forward passes params on as keyword arguments (**params): one further key in the dict, such as a weight of
another layer, and the call raises TypeError.

What does a helper with the parameters W1, b1, W2 and b2 do with a fifth name? Which keys do you really need?

Caught by: feed_forward_params
"""

import numpy as np


def two_layers(x, W1, b1, W2, b2):
    return gelu(x @ W1 + b1) @ W2 + b2


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    x = np.asarray(x, dtype=float)
    e = np.exp(-np.abs(x))
    return x * np.where(x >= 0, 1, e) / (1 + e)


def feed_forward(x, params):
    return two_layers(x, **params)


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
