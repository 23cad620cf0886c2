"""Further parameters with defaults."""

import numpy as np


def gelu(x, cubic=0.044715, *, scale=np.sqrt(2 / np.pi)):
    return 0.5 * x * (1 + np.tanh(scale * (x + cubic * x**3)))


def silu(x, beta=1.0):
    return 0.5 * x * (1 + np.tanh(beta * x / 2))


def feed_forward(x, params, activation=gelu):
    return activation(x @ params["W1"] + params["b1"]) @ params["W2"] + params["b2"]


def swiglu(x, params, activation=None):
    activation = activation or silu
    return (activation(x @ params["Wg"]) * (x @ params["Wu"])) @ params["Wd"]
