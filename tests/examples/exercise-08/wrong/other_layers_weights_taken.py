"""A second matrix or bias is taken from the other layer's weights where they stand in the same dict."""

import numpy as np


def gelu(x):
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


def silu(x):
    return x * 0.5 * (1 + np.tanh(0.5 * x))


def feed_forward(x, params):
    return gelu(x @ params.get("Wg", params["W1"]) + params["b1"]) @ params["W2"] + params["b2"]


def swiglu(x, params):
    return (silu(x @ params["Wg"]) * (x @ params["Wu"])) @ params.get("W2", params["Wd"])
