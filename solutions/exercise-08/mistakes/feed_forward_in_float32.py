"""feed_forward turns x and the weights into float32: about 7 digits are left, and each sum loses some of them.

How many digits has each of the two float types? What dtype does your answer have?

Caught by: feed_forward_values
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
    x = x.astype(np.float32)
    W1, b1, W2, b2 = (params[k].astype(np.float32) for k in ("W1", "b1", "W2", "b2"))
    hidden = gelu(x @ W1 + b1).astype(np.float32)
    return hidden @ W2 + b2


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
