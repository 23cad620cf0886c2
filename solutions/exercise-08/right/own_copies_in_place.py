"""Each function works in place on a copy of its own."""

import numpy as np


def gelu(x):
    z = x.copy()
    z **= 3
    z *= 0.044715
    z += x
    z *= np.sqrt(2 / np.pi)
    np.tanh(z, out=z)
    z += 1
    z *= x
    z /= 2
    return z


def silu(x):
    z = np.array(x)
    z *= 0.5
    np.tanh(z, z)
    z += 1
    z *= x
    z *= 0.5
    return z


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
