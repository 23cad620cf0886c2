"""gelu is written for one number and called once for each: right, but a turn of Python for every number of every
token.

Which of the operations in your loop work on a whole array as they stand? What is left of the loop then?

Caught by: gelu_no_loops
"""

import math

import numpy as np


def gelu(x):
    out = np.empty(x.shape)
    for i in np.ndindex(x.shape):
        z = math.sqrt(2 / math.pi) * (x[i] + 0.044715 * x[i] ** 3)
        out[i] = 0.5 * x[i] * (1 + math.tanh(z))
    return out


def silu(x):
    x = np.asarray(x, dtype=float)
    e = np.exp(-np.abs(x))
    return x * np.where(x >= 0, 1, e) / (1 + e)


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
