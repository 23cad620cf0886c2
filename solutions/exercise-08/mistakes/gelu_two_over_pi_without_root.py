"""gelu multiplies by 2/π: the root around it was forgotten. The gate opens too slowly.

How large is 2/π, and how large its root? Which of them is the 0.7979 of the worked example?

Caught by: gelu_curve gelu_values gelu_worked_example
"""

import numpy as np


def gelu(x):
    inner = 2 / np.pi * (x + 0.044715 * x**3)
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
    return (gate * up) @ params["Wd"]
