"""The mistake layer_beta_forgotten, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1)[..., None]
    return np.einsum("...i,i->...i", d / np.sqrt(np.mean(d * d, -1)[..., None] + eps), gamma)


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
