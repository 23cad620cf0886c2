"""The mistake feed_forward_params_popped, in other clothes."""

import numpy as np


def gelu(x):
    bent = np.sqrt(2.0 / np.pi) * x * (1.0 + 0.044715 * np.square(x))
    return np.multiply(x, 1.0 + np.tanh(bent)) / 2.0


def silu(x):
    sigmoid = 0.5 + 0.5 * np.tanh(x / 2.0)
    return np.multiply(x, sigmoid)


def feed_forward(x, params):
    W1, b1 = params.pop("W1"), params.pop("b1")
    W2, b2 = params.pop("W2"), params.pop("b2")
    return np.matmul(gelu(np.matmul(x, W1) + b1), W2) + b2


def swiglu(x, params):
    Wg, Wu, Wd = params["Wg"], params["Wu"], params["Wd"]
    opened = silu(np.dot(x, Wg)) * np.dot(x, Wu)
    return np.dot(opened, Wd)
