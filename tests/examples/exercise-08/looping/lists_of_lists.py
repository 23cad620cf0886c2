"""Products in plain Python.

Loops in: feed_forward
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
    rows = x.reshape(-1, x.shape[-1]).tolist()
    columns = params["W1"].T.tolist()
    hidden = [[sum(a * b for a, b in zip(row, column)) for column in columns] for row in rows]
    hidden = gelu(np.array(hidden) + params["b1"])
    return (hidden @ params["W2"] + params["b2"]).reshape(x.shape)


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
