"""layer_norm drops the axes of length 1 from its answer: a batch of a single text loses its first axis.

Which shape does the caller expect for x of (1, 3, 4)? Which axes does squeeze remove?

Caught by: layer_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.mean(x, axis=-1, keepdims=True)
    var = np.var(x, axis=-1, keepdims=True)
    return np.squeeze((x - mean) / np.sqrt(var + eps) * gamma + beta)


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
