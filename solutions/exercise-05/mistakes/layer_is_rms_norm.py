"""layer_norm is RMS norm with a beta: the mean is subtracted nowhere, neither from the row nor before squaring.

What is the mean of a row of your answer, before gamma and beta? In which of the two norms does it have to be 0?

Caught by: layer_worked_example layer_every_shape layer_equal_entries
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean_square = np.mean(x**2, axis=-1, keepdims=True)
    return x / np.sqrt(mean_square + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
