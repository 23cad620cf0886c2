"""from numpy import *."""

from numpy import *


def gelu(x):
    return 0.5 * x * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x**3)))


def silu(x):
    return x * (1 + tanh(x / 2)) / 2


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
