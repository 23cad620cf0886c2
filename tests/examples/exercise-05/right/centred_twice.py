"""Takes the mean away once more, for what rounding left."""
import numpy as np


def centre(z):
    return z - np.mean(z, axis=-1, keepdims=True)


def layer_norm(x, gamma, beta, eps=1e-5):
    d = centre(centre(x))
    return d / np.sqrt(np.mean(d**2, axis=-1, keepdims=True) + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    return x / np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps) * gamma
