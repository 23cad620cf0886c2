"""layer_norm uses only the first entry of gamma and of beta, for all D numbers.

How many entries does gamma have? Which of them belongs to the last number of a row?

Caught by: layer_worked_example layer_gamma_and_beta
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.mean(x, axis=-1, keepdims=True)
    var = np.var(x, axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma[0] + beta[0]


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
