"""Helpers inside of the functions."""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    def sigmoid(v):
        def safe(v):
            return np.exp(-np.abs(v))

        return np.where(v < 0, safe(v), 1.0) / (1.0 + safe(v))

    return x * sigmoid(x)


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
