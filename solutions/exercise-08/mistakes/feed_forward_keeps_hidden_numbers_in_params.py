"""feed_forward stores the hidden numbers in params for later, under a key of its own. The dict belongs to the
caller, who finds a stranger in it.

Print the keys of params before and after the call. Where could you keep the numbers for the length of the call?

Caught by: feed_forward_leaves_inputs
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
    params["hidden"] = gelu(x @ params["W1"] + params["b1"])
    return params["hidden"] @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
