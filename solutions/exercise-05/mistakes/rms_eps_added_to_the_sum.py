"""rms_norm adds eps to the sum of the squares, before it is divided by D: eps itself is divided by D then.

To which of the two does the formula add eps, the sum or the mean? For D = 100, how much of your eps is left?

Caught by: rms_worked_example rms_eps
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


def rms_norm(x, gamma, eps=1e-5):
    total = np.sum(x**2, axis=-1, keepdims=True)
    return x / np.sqrt((total + eps) / x.shape[-1]) * gamma
