"""layer_norm turns gamma and beta into columns, so that they scale and shift rows, not the numbers within a row:
an error, except where there are as many rows as numbers.

Along which axis of x do the D entries of gamma belong? How does NumPy line up (3, 4) and (4,), if you leave
them as they are?

Caught by: layer_worked_example layer_every_shape layer_gamma_and_beta
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.mean(x, axis=-1, keepdims=True)
    var = np.var(x, axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma[:, None] + beta[:, None]


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
