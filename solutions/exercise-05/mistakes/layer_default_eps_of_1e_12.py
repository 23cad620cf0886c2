"""layer_norm has a default eps of 1e-12, as BERT does. The statement's default is 1e-5.

Which number stands in the stub? For which rows does the difference become large?

Caught by: layer_worked_example layer_eps
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-12):
    mean = np.mean(x, axis=-1, keepdims=True)
    var = np.var(x, axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
