"""rms_norm divides by the standard deviation, from which the mean has been subtracted: of a row of equal entries
nothing is left under the line but eps.

Is the standard deviation of [5, 5, 5, 5] its root mean square? Which squares does each of them add up?

Caught by: rms_worked_example rms_keeps_the_level
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    var = np.var(x, axis=-1, keepdims=True)
    return x / np.sqrt(var + eps) * gamma
