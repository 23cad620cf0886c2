"""layer_norm subtracts the mean, but takes the mean of the squares of x itself, not of the distances, for the
variance.

Which of the two is squared in the formula, x or its distance from the mean? For a row near 100, which of them
is near 1?

Caught by: layer_worked_example layer_every_shape layer_far_from_zero
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.mean(x, axis=-1, keepdims=True)
    mean_square = np.mean(x**2, axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(mean_square + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
