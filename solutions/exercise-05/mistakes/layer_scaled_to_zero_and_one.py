"""layer_norm stretches each row from its smallest to its largest entry onto 0 to 1. That is another normalising:
here the mean becomes 0 and the variance 1.

Which two numbers of a row does the formula need? Are the smallest and the largest entry among them?

Caught by: layer_worked_example layer_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    low = np.min(x, axis=-1, keepdims=True)
    high = np.max(x, axis=-1, keepdims=True)
    return (x - low) / (high - low + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
