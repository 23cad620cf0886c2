"""feed_forward takes it for granted that x has three axes (B, T, D). A single text, or a single token, raises an
error.

Which of the sizes that you unpack do you use at all? What does x @ W1 itself ask of the axes before the last?

Caught by: feed_forward_values feed_forward_worked_example feed_forward_tokens
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
    B, T, D = x.shape
    hidden = gelu(x.reshape(B * T, D) @ params["W1"] + params["b1"])
    return (hidden @ params["W2"] + params["b2"]).reshape(B, T, D)


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
