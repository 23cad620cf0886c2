"""feed_forward bends its hidden numbers with max(x, 0), as the first Transformer did. GPT-2, and this exercise,
use the GELU.

Which letters stand before the bracket in the formula? You have written that function a few lines above.

Caught by: feed_forward_values feed_forward_worked_example
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
    hidden = np.maximum(x @ params["W1"] + params["b1"], 0)
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
