"""rms_norm adds eps to the root, sqrt(q) + eps, where it belongs to the mean square, sqrt(q + eps). With an eps of
1e-5 and rows of size 1 you hardly see it.

Take q = 3.5 and eps = 0.5, as in the statement's row [1, -2, 3, 0]. What is the root of 4, and what is the root
of 3.5, plus a half?

Caught by: rms_worked_example rms_eps
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True))
    return x / (rms + eps) * gamma
