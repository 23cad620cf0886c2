"""layer_norm takes the mean of the squares minus the square of the mean. On paper that is the variance; in
float64, for a row near 100000, two numbers near 1e10 are subtracted, and six digits are left.

How far is 1e10 from the next larger float64 (np.spacing)? What would be squared, if the mean were subtracted
first?

Caught by: layer_far_from_zero
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.mean(x, axis=-1, keepdims=True)
    var = np.mean(x**2, axis=-1, keepdims=True) - mean**2
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
