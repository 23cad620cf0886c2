"""feed_forward takes the weights out of params with pop: afterwards they are gone, and the second call raises
KeyError.

Print the keys of params before and after the call. How do you read a key without removing it?

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
    hidden = gelu(x @ params.pop("W1") + params.pop("b1"))
    return hidden @ params.pop("W2") + params.pop("b2")


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
