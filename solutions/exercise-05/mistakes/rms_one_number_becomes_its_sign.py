"""rms_norm answers the sign of a row of one number: with eps that is only nearly so, and for an eps of 0.5 not
nearly.

Work out [0.1] with eps = 0.5 by hand. Is the answer 1?

Caught by: rms_eps rms_keeps_the_level
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    if x.shape[-1] == 1:
        return np.sign(x) * gamma
    return x / np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps) * gamma
