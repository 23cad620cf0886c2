"""Two functions call each other.

Loops in: swiglu
"""

import numpy as np


def head(rows, params, i=0):
    if i == len(rows):
        return []
    row = rows[i]
    return [(silu(row @ params["Wg"]) * (row @ params["Wu"])) @ params["Wd"], *tail(rows, params, i)]


def tail(rows, params, i):
    return head(rows, params, i + 1)


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    x = np.asarray(x, dtype=float)
    e = np.exp(-np.abs(x))
    return x * np.where(x >= 0, 1, e) / (1 + e)


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    return np.reshape(head(x.reshape(-1, x.shape[-1]), params), x.shape)
