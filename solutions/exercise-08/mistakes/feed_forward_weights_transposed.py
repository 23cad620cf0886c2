"""feed_forward multiplies by the transposed matrices, as a library does that stores them as (F, D). Here W1 is (D,
F): an error where D and F differ, and silently wrong where they are equal.

Write the shapes of x and W1 side by side. Which two sizes have to be the same for x @ W1?

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
    hidden = gelu(x @ params["W1"].T + params["b1"])
    return hidden @ params["W2"].T + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
