"""layer_norm cuts x into one long list of rows, (N, D), and returns that: the leading axes are gone.

Which shape has your answer for x of (2, 3, 4)? Which should it have, and for x of (4,)?

Caught by: layer_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    rows = x.reshape(-1, x.shape[-1])
    mean = rows.mean(axis=1, keepdims=True)
    var = rows.var(axis=1, keepdims=True)
    return (rows - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
