"""feed_forward adds b2 to the hidden numbers and b1 to the answer. Where D and F differ NumPy cannot line the
shapes up; where they are equal nobody complains.

What shape has x @ W1, and which of the two biases has a number for each of its columns?

Caught by: feed_forward_values feed_forward_worked_example
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
    hidden = gelu(x @ params["W1"] + params["b2"])
    return hidden @ params["W2"] + params["b1"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
