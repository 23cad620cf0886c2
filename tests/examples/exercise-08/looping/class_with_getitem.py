"""A class that is iterated by its __getitem__.

Loops in: silu swiglu
"""

import math

import numpy as np


def one(v):
    e = math.exp(-abs(v))
    return v / (1 + e) if v >= 0 else v * e / (1 + e)


class Numbers:
    def __init__(self, v):
        self.v = v

    def __getitem__(self, i):
        return one(self.v[i])


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    return np.array(list(Numbers(x.ravel()))).reshape(x.shape)


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
