"""No function calls another: each has its gate written out."""
import numpy as np


def gelu(x):
    return 0.5 * x * (1.0 + np.tanh(np.sqrt(2.0 / np.pi) * (x + 0.044715 * x**3)))


def silu(x):
    return 0.5 * x * (1.0 + np.tanh(0.5 * x))


def feed_forward(x, params):
    z = x @ params["W1"] + params["b1"]
    return (0.5 * z * (1.0 + np.tanh(np.sqrt(2.0 / np.pi) * (z + 0.044715 * z**3)))) @ params["W2"] + params["b2"]


def swiglu(x, params):
    z = x @ params["Wg"]
    with np.errstate(over="ignore"):
        return (z / (1.0 + np.exp(-z)) * (x @ params["Wu"])) @ params["Wd"]
