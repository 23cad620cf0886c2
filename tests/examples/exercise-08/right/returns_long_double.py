"""gelu and silu answer in long double."""

import numpy as np


def gelu(x):
    x = np.longdouble(x)
    return x * (1 + np.tanh(np.sqrt(2 / np.longdouble(np.pi)) * (x + np.longdouble('0.044715') * x**3))) / 2


def silu(x):
    x = np.asarray(x, dtype=np.longdouble)
    return x * (1 + np.tanh(x / 2)) / 2


def feed_forward(x, params):
    W1, b1, W2, b2 = params["W1"], params["b1"], params["W2"], params["b2"]
    h = np.matmul(x, W1)
    h = gelu(np.add(h, b1))
    return np.add(np.matmul(h, W2), b2)


def swiglu(x, params):
    Wg, Wu, Wd = params["Wg"], params["Wu"], params["Wd"]
    opened = silu(np.dot(x, Wg)) * np.dot(x, Wu)
    return np.dot(opened, Wd)
