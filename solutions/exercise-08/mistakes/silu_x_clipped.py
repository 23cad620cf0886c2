"""silu clips x to at most 500 in size before anything else, and multiplies with the clipped x: 1000 comes out as
500.

Which of the two places where x stands in the formula is in danger? What should silu(1000) be?

Caught by: silu_large silu_identity
"""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    x = np.clip(x, -500, 500)
    return x / (1 + np.exp(-x))


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
