"""layer_norm adds beta first and multiplies by gamma then, so that beta is scaled as well: (row + beta) * gamma.

With gamma = 2 and beta = 1, what should a normalised 0 become? Which comes first in the formula?

Caught by: layer_worked_example layer_gamma_and_beta
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.mean(x, axis=-1, keepdims=True)
    var = np.var(x, axis=-1, keepdims=True)
    return ((x - mean) / np.sqrt(var + eps) + beta) * gamma


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
