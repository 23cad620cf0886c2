"""Exceptions and calls take the place of a loop.

Loops in: gelu feed_forward
"""

import math

import numpy as np


def one(v):
    return 0.5 * v * (1 + math.tanh(math.sqrt(2 / math.pi) * (v + 0.044715 * v**3)))


def gelu(x):
    v, done = x.ravel(), []

    def attempt(i):
        try:
            done.append(one(v[i]))
        except IndexError:
            return
        attempt(i + 1)

    attempt(0)
    return np.reshape(done, x.shape)


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
