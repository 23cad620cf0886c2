"""layer_norm keeps the mean and the variance of the first x of a shape for all later ones, like a batch norm that
was switched to evaluation. A layer norm has no memory: every row brings its own.

Call with x and then with x + 100. What should the second answer be?

Caught by: layer_values
"""

import numpy as np


STATISTICS = {}


def layer_norm(x, gamma, beta, eps=1e-5):
    if x.shape not in STATISTICS:
        STATISTICS[x.shape] = np.mean(x, axis=-1, keepdims=True), np.var(x, axis=-1, keepdims=True)
    mean, var = STATISTICS[x.shape]
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
