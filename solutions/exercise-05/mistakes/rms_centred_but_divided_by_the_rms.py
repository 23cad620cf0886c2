"""rms_norm divides by the right root, but subtracts the mean from x on the way: a row of equal entries becomes 0.

Where is the mean of x in the formula? By how much should the answer to [5, 5, 5, 5] differ from gamma?

Caught by: rms_worked_example rms_keeps_the_level
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return (x - np.mean(x, axis=-1, keepdims=True)) / rms * gamma
