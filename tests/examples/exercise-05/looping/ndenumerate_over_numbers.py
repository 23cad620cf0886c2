"""np.ndenumerate over all numbers.

Loops in: rms_norm
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


def rms_norm(x, gamma, eps=1e-5):
    root = np.sqrt(np.mean(x * x, -1) + eps)
    y = np.empty(x.shape)
    for at, number in np.ndenumerate(x):
        y[at] = number / root[at[:-1]] * gamma[at[-1]]
    return y
