"""The mistake rms_eps_added_to_the_sum, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    length = np.sqrt(np.einsum("...i,...i->...", x, x) + eps)[..., None]
    return gamma * (x / length) * x.shape[-1] ** 0.5
