"""layer_norm takes the sum of the squares for the variance, and never divides it by D: the longer the row, the
smaller the answer.

Compare the spread of your answer for D = 4 and for D = 400. What turns a sum into a mean?

Caught by: layer_worked_example layer_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    centred = x - np.mean(x, axis=-1, keepdims=True)
    var = np.sum(centred**2, axis=-1, keepdims=True)
    return centred / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
