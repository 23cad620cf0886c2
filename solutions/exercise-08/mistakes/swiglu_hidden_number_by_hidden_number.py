"""swiglu walks through the F hidden numbers and adds up what each contributes: right, but a turn of Python for
each of them.

What does a matrix product add up? Which product does the work of your loop?

Caught by: swiglu_no_loops
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
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    out = np.zeros(x.shape)
    for j in range(params["Wd"].shape[0]):
        gate = silu(x @ params["Wg"][:, j])
        up = x @ params["Wu"][:, j]
        out += (gate * up)[..., None] * params["Wd"][j]
    return out
