"""The mistake rms_centred_but_divided_by_the_rms, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    q = np.mean(np.square(x), -1)[..., None]
    d = np.subtract(x, np.average(x, axis=-1)[..., None])
    return gamma * d / (q + eps) ** 0.5
