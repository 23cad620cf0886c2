"""rms_norm squares x in place before it takes the mean, and then divides the squares: every sign is lost, and so
is the caller's x.

What is in x after `x **= 2`, or after np.square(x, out=x)? Which of the two does the numerator need?

Caught by: rms_worked_example rms_leaves_inputs
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    x **= 2
    mean_square = np.mean(x, axis=-1, keepdims=True)
    return x / np.sqrt(mean_square + eps) * gamma
