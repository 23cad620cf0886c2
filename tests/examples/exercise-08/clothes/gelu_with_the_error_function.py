"""The mistake gelu_with_the_error_function, in other clothes."""

import math

import numpy as np


def gelu(x):
    shape, flat = np.shape(x), np.ravel(x)
    phi = np.array([0.5 * (1.0 + math.erf(number / math.sqrt(2.0))) for number in flat])
    return x * phi.reshape(shape)


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
