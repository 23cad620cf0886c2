"""silu_where_calculates_both: np.select over two products, the small branch first."""

import numpy as np


def gelu(x):
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


def silu(x):
    grown = np.exp(x)
    low, high = x * (grown / (grown + 1)), np.divide(x, 1 + np.exp(np.negative(x)))
    return np.select([x < 0, x >= 0], [low, high])


def feed_forward(x, params):
    return gelu(x @ params["W1"] + params["b1"]) @ params["W2"] + params["b2"]


def swiglu(x, params):
    return (silu(x @ params["Wg"]) * (x @ params["Wu"])) @ params["Wd"]
