"""layer_norm divides the sum of squares by D - 1 (ddof=1), as statistics does for a sample. In a row of one number
that is 0 / 0.

Is the row a sample of something larger, or all there is? Work the statement's row by hand: is its variance 14 /
4 or 14 / 3?

Caught by: layer_worked_example layer_every_shape layer_equal_entries
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.mean(x, axis=-1, keepdims=True)
    var = np.var(x, axis=-1, ddof=1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
