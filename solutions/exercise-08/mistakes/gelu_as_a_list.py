"""gelu returns nested lists instead of an array: .tolist() at the end.

What does [1.0, 2.0] * 2 give for a list, and what for an array? Which of them can the next layer multiply by a
matrix?

Caught by: gelu_values gelu_worked_example
"""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return (0.5 * x * (1 + np.tanh(inner))).tolist()


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
