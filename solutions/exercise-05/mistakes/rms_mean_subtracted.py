"""rms_norm subtracts the mean first and is then layer norm without beta. An RMS norm keeps the level of the row.

What should become of [5, 5, 5, 5]: zeros, or something else? Look for the mean of x in the formula.

Caught by: rms_worked_example rms_keeps_the_level
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    centred = x - np.mean(x, axis=-1, keepdims=True)
    rms = np.sqrt(np.mean(centred**2, axis=-1, keepdims=True) + eps)
    return centred / rms * gamma
