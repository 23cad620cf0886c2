"""np.apply_over_axes calls its function once for each axis that it is given."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - np.apply_over_axes(np.mean, x, [-1])
    return d / np.sqrt(np.apply_over_axes(np.mean, d**2, [-1]) + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    return x / np.sqrt(np.apply_over_axes(np.mean, x**2, -1) + eps) * gamma
