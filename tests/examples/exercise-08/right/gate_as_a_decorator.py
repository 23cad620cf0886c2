"""A decorator multiplies x by the gate that the function gives."""

import functools

import numpy as np


def gated(gate):
    @functools.wraps(gate)
    def function(x):
        return x * gate(x)

    return function


@gated
def gelu(x):
    return (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3))) / 2


@gated
def silu(x):
    return (1 + np.tanh(x / 2)) / 2


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
