"""The mistake layer_scaled_to_zero_and_one, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    y = (x - x.min(-1)[..., None]) / (np.ptp(x, -1)[..., None] + eps)
    return beta + gamma * y


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
