"""Functions of the operator module."""

import operator as op

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    return op.truediv(op.mul(x, op.add(1, np.tanh(op.truediv(x, 2)))), 2)


def feed_forward(x, params):
    return op.add(op.matmul(gelu(op.add(op.matmul(x, params["W1"]), params["b1"])), params["W2"]), params["b2"])


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
