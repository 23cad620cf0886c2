"""feed_forward makes a matrix of all tokens, which is fine, and forgets to give them back their texts at the end.

What shape has x, and what shape has your answer, for two texts of three tokens? Where could you keep the first
one?

Caught by: feed_forward_values feed_forward_tokens
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
    rows = x.reshape(-1, x.shape[-1])
    hidden = gelu(rows @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
