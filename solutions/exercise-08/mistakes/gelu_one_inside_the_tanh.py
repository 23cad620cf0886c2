"""gelu takes the tanh of 1 + ...: the 1 slipped inside the bracket. The gate is no longer one half at 0, and is
negative on the left.

Which bracket closes after the tanh, and is the 1 within it? What should the gate be for x = 0?

Caught by: gelu_curve gelu_values gelu_worked_example gelu_identity gelu_large
"""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * np.tanh(1 + inner)


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
