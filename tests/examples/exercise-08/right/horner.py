"""The polynomial inside the tanh by Horner's rule."""

import numpy as np


def gelu(x):
    z = np.sqrt(2 / np.pi) * x * (1 + x * (0 + x * 0.044715))
    return x * (np.tanh(z) + 1) * 0.5


def silu(x):
    sigmoid = 0.5 + 0.5 * np.tanh(x / 2.0)
    return np.multiply(x, sigmoid)


def feed_forward(x, params):
    W1, b1, W2, b2 = params["W1"], params["b1"], params["W2"], params["b2"]
    h = np.matmul(x, W1)
    h = gelu(np.add(h, b1))
    return np.add(np.matmul(h, W2), b2)


def swiglu(x, params):
    Wg, Wu, Wd = params["Wg"], params["Wu"], params["Wd"]
    opened = silu(np.dot(x, Wg)) * np.dot(x, Wu)
    return np.dot(opened, Wd)
