"""gelu calculates in float32, as deep-learning libraries do: about 7 digits are left, and the answer needs 7 right
ones after all the steps.

How many digits has each of the two float types? What dtype does your answer have?

Caught by: gelu_curve gelu_values
"""

import numpy as np


def gelu(x):
    x = x.astype(np.float32)
    inner = np.sqrt(np.float32(2 / np.pi)) * (x + np.float32(0.044715) * x**3)
    return np.float32(0.5) * x * (1 + np.tanh(inner))


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
