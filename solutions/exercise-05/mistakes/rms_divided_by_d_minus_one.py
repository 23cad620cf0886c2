"""rms_norm divides the sum of the squares by D - 1, as if it were the variance of a sample; for D = 1 that is a
division by 0.

How many squares are added up? What is a mean?

Caught by: rms_worked_example rms_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.sum(x**2, axis=-1, keepdims=True) / (x.shape[-1] - 1)
    return x / np.sqrt(mean_square + eps) * gamma
