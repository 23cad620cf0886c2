"""rms_norm takes one mean square of the whole array: every row is judged by all the others.

Which numbers does mean() add up without an axis? What should change in row 0, if you change row 1?

Caught by: rms_worked_example rms_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


def rms_norm(x, gamma, eps=1e-5):
    return x / np.sqrt(np.mean(x**2) + eps) * gamma
