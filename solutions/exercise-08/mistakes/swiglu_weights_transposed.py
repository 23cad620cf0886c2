"""swiglu multiplies by the transposed matrices, as a library does that stores them as (F, D). Here Wg is (D, F):
an error where D and F differ, and silently wrong where they are equal.

Write the shapes of x and Wg side by side. Which two sizes have to be the same for x @ Wg?

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
    gate = silu(x @ params["Wg"].T)
    up = x @ params["Wu"].T
    return (gate * up) @ params["Wd"].T
