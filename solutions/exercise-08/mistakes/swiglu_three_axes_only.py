"""swiglu takes it for granted that x has three axes (B, T, D). A single text, or a single token, raises an error.

Which of the sizes that you name do you use at all? What does x @ Wg itself ask of the axes before the last?

Caught by: swiglu_values swiglu_worked_example swiglu_tokens
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
    B, T, D = x.shape
    rows = x.reshape(B * T, D)
    out = (silu(rows @ params["Wg"]) * (rows @ params["Wu"])) @ params["Wd"]
    return out.reshape(B, T, D)
