"""feed_forward asks for the number of tokens, and fails where x is a single token of shape (D,) that has no such
axis.

What is x.shape for one token? Does any of the steps need to know how many tokens there are?

Caught by: feed_forward_tokens feed_forward_values
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
    T, D = x.shape[-2:]
    hidden = gelu(x @ params["W1"] + params["b1"])
    out = hidden @ params["W2"] + params["b2"]
    return out.reshape(*x.shape[:-2], T, D)


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
