"""rms_norm squares x in place before it takes the mean, and then divides the squares: every sign is lost, and so
is the caller's x.

What is in x after `x **= 2`, or after np.square(x, out=x)? Which of the two does the numerator need?

Caught by: rms_worked_example rms_leaves_inputs
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


def rms_norm(x, gamma, eps=1e-5):
    x **= 2
    mean_square = np.mean(x, axis=-1, keepdims=True)
    return x / np.sqrt(mean_square + eps) * gamma
