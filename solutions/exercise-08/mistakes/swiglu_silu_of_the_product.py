"""swiglu multiplies x Wg and x Wu first and takes the silu of the product: the bracket closes too late.

Which of the two should the silu see? Let x Wg be -5 and x Wu be -5: is the gate open or shut, by the formula
and by yours?

Caught by: swiglu_values swiglu_worked_example
"""

import numpy as np


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
    gate = x @ params["Wg"]
    up = x @ params["Wu"]
    return silu(gate * up) @ params["Wd"]
