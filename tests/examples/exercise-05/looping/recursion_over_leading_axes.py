"""Takes the first axis apart and calls itself, until a row is left.

Loops in: layer_norm, rms_norm
"""

import numpy as np


def one(row, gamma, beta, eps):
    return (row - row.mean()) / np.sqrt(row.var() + eps) * gamma + beta


def one_rms(row, gamma, eps):
    return row / np.sqrt(np.mean(row**2) + eps) * gamma


def layer_norm(x, gamma, beta, eps=1e-5):
    if x.ndim == 1:
        return one(x, gamma, beta, eps)
    return np.stack([layer_norm(part, gamma, beta, eps) for part in x])


def rms_norm(x, gamma, eps=1e-5):
    return one_rms(x, gamma, eps) if x.ndim == 1 else np.array([rms_norm(part, gamma, eps) for part in x])
