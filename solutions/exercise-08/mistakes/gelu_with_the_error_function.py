"""gelu is built on erf, as the GELU was first written. The curve looks the same, and yet it is another function:
near 2.7 the two are almost 0.0005 apart.

Which of the two does the statement ask for, and which was GPT-2 trained with? What do both give for 2.7, to
five digits?

Caught by: gelu_curve gelu_values gelu_worked_example
"""

import math

import numpy as np

erf = np.vectorize(math.erf, otypes=[float])


def gelu(x):
    return 0.5 * x * (1 + erf(x / np.sqrt(2)))


def silu(x):
    x = np.asarray(x, dtype=float)
    e = np.exp(-np.abs(x))
    return x * np.where(x >= 0, 1, e) / (1 + e)


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
