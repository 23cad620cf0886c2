"""silu is written for one number, with an `if` for its sign, and called once for each: right, but a turn of Python
for every number of every token.

What would choose between two formulas for all numbers at once? Is there a single formula that is safe for both
signs?

Caught by: silu_no_loops
"""

import math

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    out = np.empty(x.shape)
    for i in np.ndindex(x.shape):
        e = math.exp(-abs(x[i]))
        out[i] = x[i] / (1 + e) if x[i] >= 0 else x[i] * e / (1 + e)
    return out


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
