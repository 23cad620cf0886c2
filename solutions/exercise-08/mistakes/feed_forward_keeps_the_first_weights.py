"""feed_forward keeps the weights of its first call and uses them ever after, whatever params holds.

What happens in a model of two blocks, each with weights of its own? Does anything have to stay behind after a
call?

Caught by: feed_forward_values
"""

import numpy as np

WEIGHTS = {}


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    x = np.asarray(x, dtype=float)
    e = np.exp(-np.abs(x))
    return x * np.where(x >= 0, 1, e) / (1 + e)


def feed_forward(x, params):
    if not WEIGHTS:
        WEIGHTS.update(params)
    hidden = gelu(x @ WEIGHTS["W1"] + WEIGHTS["b1"])
    return hidden @ WEIGHTS["W2"] + WEIGHTS["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
