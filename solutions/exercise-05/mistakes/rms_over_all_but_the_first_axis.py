"""rms_norm takes one mean square for each item of the first axis, over all tokens of a text together. A row must
not know the others.

How many roots does a batch of (2, 3, 4) need? How many do you take?

Caught by: rms_every_shape rms_values
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


def rms_norm(x, gamma, eps=1e-5):
    axes = tuple(range(1, x.ndim)) or (0,)
    rms = np.sqrt(np.mean(x**2, axis=axes, keepdims=True) + eps)
    return x / rms * gamma
