"""gelu leaves the cube out: tanh(sqrt(2/π) x). Near 0 that makes no difference, and at 2 the second digit is
wrong.

What does the cube do to the curve where x is large, and what where x is small? Compare gelu(0.1) and gelu(2)
with the formula.

Caught by: gelu_curve gelu_values gelu_worked_example
"""

import numpy as np


def gelu(x):
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * x))


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
