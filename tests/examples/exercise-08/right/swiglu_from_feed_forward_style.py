"""One helper for both layers."""

import numpy as np


def project(x, weight, bias=0.0):
    return np.dot(x, weight) + bias


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    x = np.asarray(x, dtype=float)
    e = np.exp(-np.abs(x))
    return x * np.where(x >= 0, 1, e) / (1 + e)


def feed_forward(x, params):
    return project(gelu(project(x, params["W1"], params["b1"])), params["W2"], bias=params["b2"])


def swiglu(x, params):
    return project(silu(project(x, params["Wg"])) * project(x, params["Wu"]), params["Wd"])
