"""swiglu multiplies only the gate by Wd, and tries to multiply the result by x Wu afterwards: D numbers meet F,
which is an error, or silently wrong where the two are equal.

What does the bracket of the formula hold? How many numbers has each side of your product?

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
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return gate @ params["Wd"] * up
