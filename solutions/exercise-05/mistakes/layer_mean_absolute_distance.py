"""layer_norm divides by the mean of the absolute distances from the mean. That is a spread, too, but not the one
with squares and a root.

For the distances [-2, -1, 0, 3], compare the mean of their sizes with the root of the mean of their squares.

Caught by: layer_worked_example layer_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    centred = x - np.mean(x, axis=-1, keepdims=True)
    spread = np.mean(np.abs(centred), axis=-1, keepdims=True)
    return centred / (spread + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
