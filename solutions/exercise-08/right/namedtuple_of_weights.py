"""The weights become a named tuple."""
from collections import namedtuple

import numpy as np

Weights = namedtuple("Weights", "Wg Wu Wd")


def gelu(x):
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


def silu(x):
    return x * (0.5 + 0.5 * np.tanh(0.5 * x))


def feed_forward(x, params):
    h = gelu(x @ params["W1"] + params["b1"])
    return h @ params["W2"] + params["b2"]


def swiglu(x, params):
    w = Weights(*(params[name] for name in Weights._fields))
    return (silu(x @ w.Wg) * (x @ w.Wu)) @ w.Wd
