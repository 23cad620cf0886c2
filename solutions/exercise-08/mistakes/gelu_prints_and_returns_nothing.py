"""gelu prints its answer and returns nothing. On the screen all looks well, and the caller gets None.

What is the value of y after y = gelu(x)? How would feed_forward go on from there?

Caught by: gelu_values gelu_worked_example
"""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    print(0.5 * x * (1 + np.tanh(inner)))


def silu(x):
    x = np.asarray(x, dtype=float)
    e = np.exp(-np.abs(x))
    return x * np.where(x >= 0, 1, e) / (1 + e)


def feed_forward(x, params):
    z = x @ params["W1"] + params["b1"]
    hidden = 0.5 * z * (1 + np.tanh(np.sqrt(2 / np.pi) * (z + 0.044715 * z**3)))  # gelu(z) gave None here
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
