"""silu multiplies by the softmax along the last axis: the gate of a number depends on its neighbours, and all
gates of a row sum to 1.

What is the gate of a number that stands alone in its row? Does the statement's sigmoid know any number but x?

Caught by: silu_curve silu_values silu_worked_example silu_large silu_identity
"""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    return x * e / e.sum(axis=-1, keepdims=True)


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
