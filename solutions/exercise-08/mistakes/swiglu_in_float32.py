"""swiglu turns x and the weights into float32: about 7 digits are left, and each sum loses some of them.

How many digits has each of the two float types? What dtype does your answer have?

Caught by: swiglu_values
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
    x = x.astype(np.float32)
    Wg, Wu, Wd = (params[k].astype(np.float32) for k in ("Wg", "Wu", "Wd"))
    gate = silu(x @ Wg).astype(np.float32)
    return (gate * (x @ Wu)) @ Wd
