"""rms_norm drops the axes of length 1 from its answer: a batch of a single text loses its first axis.

Which shape does the caller expect for x of (1, 3, 4)? Which axes does squeeze remove?

Caught by: rms_every_shape
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
    return np.squeeze(x / rms * gamma)
