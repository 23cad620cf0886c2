"""swiglu changes a setting that feed_forward reads: feed_forward is right until swiglu was called."""


import numpy as np

SETTINGS = {"bend": "gelu"}


def gelu(x):
    return np.multiply(x, 1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * np.power(x, 3)))) / 2


def silu(x):
    return np.multiply(x, 1 + np.tanh(x / 2)) / 2


def bend(x):
    return {"gelu": gelu, "silu": silu}[SETTINGS["bend"]](x)


def feed_forward(x, params):
    hidden = bend(np.einsum("...d,df->...f", x, params["W1"]) + params["b1"])
    return np.einsum("...f,fd->...d", hidden, params["W2"]) + params["b2"]


def swiglu(x, params):
    SETTINGS.update(bend="silu")
    gate, up = (np.einsum("...d,df->...f", x, params[name]) for name in ("Wg", "Wu"))
    return np.einsum("...f,fd->...d", bend(gate) * up, params["Wd"])
