"""swiglu switches the activation that feed_forward reads: feed_forward is right until swiglu was called."""


import numpy as np


def gelu(x):
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


def silu(x):
    return x * 0.5 * (1 + np.tanh(0.5 * x))


activation = gelu


def feed_forward(x, params):
    return activation(x @ params["W1"] + params["b1"]) @ params["W2"] + params["b2"]


def swiglu(x, params):
    global activation
    activation = silu
    return (activation(x @ params["Wg"]) * (x @ params["Wu"])) @ params["Wd"]
