"""Means as products with a column of ones."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    D = x.shape[-1]
    average = np.full((D, 1), 1 / D)
    d = x - x @ average
    return d / np.sqrt(d**2 @ average + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    D = x.shape[-1]
    return x / np.sqrt(x**2 @ np.ones((D, 1)) / D + eps) * gamma
