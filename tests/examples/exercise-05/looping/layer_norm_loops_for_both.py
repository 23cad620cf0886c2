"""rms_norm calls layer_norm, which loops.

Loops in: layer_norm, rms_norm
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5, centre=True):
    rows = x.reshape(-1, x.shape[-1])
    y = np.empty(rows.shape)
    for i, row in enumerate(rows):
        d = row - row.mean() if centre else row
        y[i] = d / np.sqrt((d @ d) / d.size + eps)
    return y.reshape(x.shape) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    return layer_norm(x, gamma, 0.0, eps, centre=False)
