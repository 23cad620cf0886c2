"""The mistake layer_eps_outside_the_root, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - np.average(x, axis=-1)[..., None]
    spread = np.sqrt(np.mean(np.square(d), -1))[..., None]
    return beta + gamma * np.divide(d, eps + spread)


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
