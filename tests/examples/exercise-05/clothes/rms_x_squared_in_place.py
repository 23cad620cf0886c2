"""The mistake rms_x_squared_in_place, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    np.square(x, out=x)
    return gamma * x / (np.average(x, axis=-1)[..., None] + eps) ** 0.5
