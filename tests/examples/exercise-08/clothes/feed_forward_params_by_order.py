"""The mistake feed_forward_params_by_order, in other clothes."""

import numpy as np


def gelu(x):
    bent = np.sqrt(2.0 / np.pi) * x * (1.0 + 0.044715 * np.square(x))
    return np.multiply(x, 1.0 + np.tanh(bent)) / 2.0


def silu(x):
    sigmoid = 0.5 + 0.5 * np.tanh(x / 2.0)
    return np.multiply(x, sigmoid)


def feed_forward(x, params):
    [first, shift, second, last] = list(params.values())
    return np.matmul(gelu(np.matmul(x, first) + shift), second) + last


def swiglu(x, params):
    Wg, Wu, Wd = params["Wg"], params["Wu"], params["Wd"]
    opened = silu(np.dot(x, Wg)) * np.dot(x, Wu)
    return np.dot(opened, Wd)
