"""gelu and silu share one stable sigmoid: the tanh form is x times the sigmoid of twice the bent x."""

import numpy as np


def sigmoid(z):
    small = np.exp(-np.abs(z))
    return np.where(z >= 0, 1 / (1 + small), small / (1 + small))


def gelu(x):
    return x * sigmoid(np.sqrt(8 / np.pi) * (x + 0.044715 * x**3))


def silu(x):
    return x * sigmoid(x)


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
