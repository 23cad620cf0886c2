"""The mistake feed_forward_keeps_the_first_weights, in other clothes."""

import numpy as np

kept = None


def gelu(x):
    bent = np.sqrt(2.0 / np.pi) * x * (1.0 + 0.044715 * np.square(x))
    return np.multiply(x, 1.0 + np.tanh(bent)) / 2.0


def silu(x):
    sigmoid = 0.5 + 0.5 * np.tanh(x / 2.0)
    return np.multiply(x, sigmoid)


def feed_forward(x, params):
    global kept
    if kept is None:
        kept = dict(params)
    h = gelu(np.matmul(x, kept["W1"]) + kept["b1"])
    return np.matmul(h, kept["W2"]) + kept["b2"]


def swiglu(x, params):
    Wg, Wu, Wd = params["Wg"], params["Wu"], params["Wd"]
    opened = silu(np.dot(x, Wg)) * np.dot(x, Wu)
    return np.dot(opened, Wd)
