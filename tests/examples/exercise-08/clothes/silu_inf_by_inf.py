"""The mistake silu_inf_by_inf, in other clothes."""

import numpy as np


def gelu(x):
    bent = np.sqrt(2.0 / np.pi) * x * (1.0 + 0.044715 * np.square(x))
    return np.multiply(x, 1.0 + np.tanh(bent)) / 2.0


def silu(x):
    odds = np.exp(x)
    return np.divide(x * odds, odds + 1.0)


def feed_forward(x, params):
    W1, b1, W2, b2 = params["W1"], params["b1"], params["W2"], params["b2"]
    h = np.matmul(x, W1)
    h = gelu(np.add(h, b1))
    return np.add(np.matmul(h, W2), b2)


def swiglu(x, params):
    Wg, Wu, Wd = params["Wg"], params["Wu"], params["Wd"]
    opened = silu(np.dot(x, Wg)) * np.dot(x, Wu)
    return np.dot(opened, Wd)
