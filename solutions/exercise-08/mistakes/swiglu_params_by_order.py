"""swiglu unpacks params.values() in the order in which they were put in. Another order mixes the weights up, and a
further key is one value too many.

What do you know of the order in which somebody else filled the dict? What are its keys for?

Caught by: swiglu_params
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
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    Wg, Wu, Wd = params.values()
    return (silu(x @ Wg) * (x @ Wu)) @ Wd
