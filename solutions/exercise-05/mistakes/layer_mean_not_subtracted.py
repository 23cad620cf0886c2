"""layer_norm divides x itself by the spread: the variance knows the mean, but the row never moves to mean 0.

Add 100 to every entry of a row. What should become of the answer, and what does yours do?

Caught by: layer_worked_example layer_every_shape layer_equal_entries
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    var = np.var(x, axis=-1, keepdims=True)
    return x / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
