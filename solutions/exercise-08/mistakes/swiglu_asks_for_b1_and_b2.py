"""swiglu reads the biases b1 and b2, which belong to feed_forward. This layer has none.

Which keys does the statement list for swiglu? What would the formula look like with a bias?

Caught by: swiglu_values swiglu_worked_example
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
    hidden = silu(x @ params["Wg"] + params["b1"]) * (x @ params["Wu"])
    return hidden @ params["Wd"] + params["b2"]
