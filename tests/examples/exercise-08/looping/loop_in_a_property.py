"""The loop sits in a property.

Loops in: swiglu
"""

import numpy as np


class Layer:
    def __init__(self, x, params):
        self.x, self.p = x.reshape(-1, x.shape[-1]), params

    @property
    def answer(self):
        p = self.p
        return np.array([(silu(row @ p["Wg"]) * (row @ p["Wu"])) @ p["Wd"] for row in self.x])


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    x = np.asarray(x, dtype=float)
    e = np.exp(-np.abs(x))
    return x * np.where(x >= 0, 1, e) / (1 + e)


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    return Layer(x, params).answer.reshape(x.shape)
