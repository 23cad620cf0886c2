"""gelu is x times the sigmoid of 1.702 x, the quick approximation that some models use. It is up to 0.02 away from
the tanh form.

What is your gelu(1), to four digits, and what is the statement's? Which constants does the asked form have?

Caught by: gelu_curve gelu_values gelu_worked_example
"""

import numpy as np


def gelu(x):
    return x * 0.5 * (1 + np.tanh(0.851 * x))


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
