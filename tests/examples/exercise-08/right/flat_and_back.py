"""All numbers in one row, and back."""

import numpy as np


def gelu(x):
    v = np.reshape(x, -1)
    v = v * (1 + np.tanh(np.sqrt(2 / np.pi) * (v + 0.044715 * v**3))) / 2
    return np.reshape(v, x.shape)


def silu(x):
    flat = x.ravel()
    return (flat * (1 + np.tanh(flat / 2)) / 2).reshape(x.shape)


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
