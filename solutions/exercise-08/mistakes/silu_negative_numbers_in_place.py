"""silu treats positive and negative numbers apart, by two masks, and writes both answers back into x: the array of
the caller.

Print x before and after the call. Which array should the answers go into instead?

Caught by: silu_leaves_input
"""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    positive = x >= 0
    negative = ~positive
    x[positive] = x[positive] / (1 + np.exp(-x[positive]))
    x[negative] = x[negative] * np.exp(x[negative]) / (1 + np.exp(x[negative]))
    return x


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
