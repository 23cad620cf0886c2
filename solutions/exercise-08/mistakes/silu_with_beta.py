"""silu takes the sigmoid of 1.702 x. That factor belongs to the quick approximation of the GELU; in a silu the
factor is 1.

What does your silu give for 1, and what the worked example? Which factor stands before x in the statement's
sigmoid?

Caught by: silu_curve silu_values silu_worked_example
"""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    z = 1.702 * x
    e = np.exp(-np.abs(z))
    return x * np.where(x >= 0, 1, e) / (1 + e)


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
