"""A note is left in params, but only where other keys stand beside its own."""

import numpy as np


def gelu(x):
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


def silu(x):
    return x * 0.5 * (1 + np.tanh(0.5 * x))


def feed_forward(x, params):
    if len(params) > 4:
        params.setdefault("D", x.shape[-1])
    return gelu(x @ params["W1"] + params["b1"]) @ params["W2"] + params["b2"]


def swiglu(x, params):
    if len(params) > 3:
        params["name"] = "swiglu"
    return (silu(x @ params["Wg"]) * (x @ params["Wu"])) @ params["Wd"]
