"""The mistake rms_default_eps_of_1e_8, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=10.0**-8):
    return gamma * (x / np.sqrt(np.mean(x * x, -1)[..., None] + eps))
