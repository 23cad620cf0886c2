"""The mistake rms_eps_only_against_zero, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    q = np.clip((x * x).mean(-1)[..., None], eps, None)
    return gamma * (x / q**0.5)
