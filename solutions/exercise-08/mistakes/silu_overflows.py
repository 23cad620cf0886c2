"""Somewhere in silu an exponential gets a number beyond 709.8 and overflows, with a warning. The answer happens to
be right: x / inf is the 0 that it should be. np.where does not help, since it calculates both branches before
it chooses.

Which exponent does x = -1000 lead to, and which x = 1000? Could the exponential be given a number that is never
above 0?

Caught by: silu_no_overflow
"""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    return x / (1 + np.exp(-x))


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
