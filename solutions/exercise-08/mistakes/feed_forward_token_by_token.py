"""feed_forward sends the tokens through one after the other: right, but a turn of Python for each token.

What does x @ W1 do with a matrix x of many tokens? And with an x of three axes?

Caught by: feed_forward_no_loops
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
    out = [gelu(row @ params["W1"] + params["b1"]) @ params["W2"] + params["b2"] for row in rows]
    return np.array(out).reshape(x.shape)


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
