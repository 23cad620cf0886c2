"""layer_norm divides the sum of squares by D - 1, as statistics does for a sample, and by 1 where D - 1 is 0.

Is the row a sample of something larger, or all there is? Work the statement's row by hand: is its variance 14 /
4 or 14 / 3?

Caught by: layer_worked_example layer_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    centred = x - np.mean(x, axis=-1, keepdims=True)
    var = np.sum(centred**2, axis=-1, keepdims=True) / max(x.shape[-1] - 1, 1)
    return centred / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    return x / np.sqrt(np.mean(x * x, axis=-1, keepdims=True) + eps) * gamma
