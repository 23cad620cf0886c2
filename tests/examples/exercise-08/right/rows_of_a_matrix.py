"""All tokens in one matrix, and back into their texts."""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    x = np.asarray(x, dtype=float)
    e = np.exp(-np.abs(x))
    return x * np.where(x >= 0, 1, e) / (1 + e)


def feed_forward(x, params):
    rows = x.reshape(-1, x.shape[-1])
    out = gelu(rows @ params["W1"] + params["b1"]) @ params["W2"] + params["b2"]
    return out.reshape(x.shape)


def swiglu(x, params):
    rows = np.reshape(x, (-1, x.shape[-1]))
    out = (silu(rows @ params["Wg"]) * (rows @ params["Wu"])) @ params["Wd"]
    return np.reshape(out, np.shape(x))
