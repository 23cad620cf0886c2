"""layer_norm takes one mean for each item of the first axis, over all tokens of a text together. A row must not
know the others.

How many means does a batch of (2, 3, 4) need? How many do you take?

Caught by: layer_every_shape layer_values
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    axes = tuple(range(1, x.ndim)) or (0,)
    mean = np.mean(x, axis=axes, keepdims=True)
    var = np.var(x, axis=axes, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
