"""The mistake gelu_in_float32, in other clothes."""

import numpy as np


def gelu(x):
    z = np.asarray(x, dtype=np.float32)
    bent = np.float32(0.7978845608) * (z + np.float32(0.044715) * z * z * z)
    return z * (np.tanh(bent) + np.float32(1)) / np.float32(2)


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
