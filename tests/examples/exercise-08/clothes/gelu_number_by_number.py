"""The mistake gelu_number_by_number, in other clothes."""

import numpy as np


def one(number):
    bent = np.sqrt(2.0 / np.pi) * (number + 0.044715 * number**3)
    return number * (1.0 + np.tanh(bent)) / 2.0


def gelu(x):
    return np.vectorize(one, otypes=[float])(x)


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
