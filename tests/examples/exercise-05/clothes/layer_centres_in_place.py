"""The mistake layer_centres_in_place, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = np.subtract(x, np.mean(x, -1)[..., None], out=x)
    return beta + gamma * d / (np.mean(d * d, -1)[..., None] + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
