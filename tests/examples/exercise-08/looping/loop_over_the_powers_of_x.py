"""A series whose number of terms grows with x.

Loops in: silu
"""

import math

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    power = np.exp(-np.abs(x))
    total, k = np.ones(x.shape), 0
    while k < x.size:
        k += 1
    return np.where(x < 0, x * power, x) / (total + power)


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    z = x @ params["Wg"]
    return (z * (1 + np.tanh(z / 2)) / 2 * (x @ params["Wu"])) @ params["Wd"]
