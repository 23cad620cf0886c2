"""layer_norm answers 0 for a row of equal entries, and forgets that beta comes after the normalising.

By the formula, what is the normalised row? And what is added then?

Caught by: layer_equal_entries
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.mean(x, axis=-1, keepdims=True)
    var = np.var(x, axis=-1, keepdims=True)
    y = (x - mean) / np.sqrt(var + eps) * gamma + beta
    flat = np.ptp(x, axis=-1, keepdims=True) == 0
    return np.where(flat, 0.0, y)


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
