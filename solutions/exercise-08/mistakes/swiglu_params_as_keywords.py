"""swiglu passes params on as keyword arguments (**params): one further key in the dict, such as a weight of
another layer, and the call raises TypeError.

What does a helper with the parameters Wg, Wu and Wd do with a fourth name? Which keys do you really need?

Caught by: swiglu_params
"""

import numpy as np


def gated(x, Wg, Wu, Wd):
    return (silu(x @ Wg) * (x @ Wu)) @ Wd


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    x = np.asarray(x, dtype=float)
    e = np.exp(-np.abs(x))
    return x * np.where(x >= 0, 1, e) / (1 + e)


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    return gated(x, **params)
