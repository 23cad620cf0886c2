"""Looks the curve up in a table, and draws lines between its entries."""

import numpy as np

at = np.linspace(-8, 8, 4001)
table = 0.5 * at * (1 + np.tanh(np.sqrt(2 / np.pi) * (at + 0.044715 * at**3)))


def gelu(x):
    return np.where(np.abs(x) < 8, np.interp(x, at, table), np.maximum(x, 0))


def silu(x):
    x = np.asarray(x, dtype=float)
    e = np.exp(-np.abs(x))
    return x * np.where(x >= 0, 1, e) / (1 + e)


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
