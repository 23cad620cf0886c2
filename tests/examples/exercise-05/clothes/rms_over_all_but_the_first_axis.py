"""The mistake rms_over_all_but_the_first_axis, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    flat = x.reshape(1, -1) if x.ndim == 1 else x.reshape(x.shape[0], -1)
    y = flat / np.sqrt(np.mean(flat**2, 1)[:, None] + eps)
    return y.reshape(x.shape) * gamma
