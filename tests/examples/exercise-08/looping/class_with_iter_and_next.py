"""A class with __iter__ and __next__.

Loops in: gelu feed_forward
"""

import math

import numpy as np


def one(v):
    return 0.5 * v * (1 + math.tanh(math.sqrt(2 / math.pi) * (v + 0.044715 * v**3)))


class Numbers:
    def __init__(self, v):
        self.v, self.i = v, -1

    def __iter__(self):
        return self

    def __next__(self):
        self.i += 1
        if self.i == len(self.v):
            raise StopIteration
        return one(self.v[self.i])


def gelu(x):
    return np.array([*Numbers(x.ravel())]).reshape(x.shape)


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
