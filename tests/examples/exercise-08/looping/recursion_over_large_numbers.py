"""Recursion over the numbers beyond 700, of which each is treated alone.

Loops in: silu
"""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    out = np.empty(x.shape)
    near = np.abs(x) < 300
    out[near] = x[near] / (1 + np.exp(-x[near]))
    far = np.flatnonzero(~near)

    def rest(i):
        if i < len(far):
            out.flat[far[i]] = max(x.flat[far[i]], 0.0)
            rest(i + 1)

    rest(0)
    return out


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
