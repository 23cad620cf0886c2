"""rms_norm rounds its answer to four decimals, as the printed examples look.

How many digits does the statement compare? What does the next layer do with what you cut off?

Caught by: rms_worked_example rms_values
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return np.round(x / rms * gamma, 4)
