"""The mistake rms_eps_hard_coded, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


TINY = 0.00001


def rms_norm(x, gamma, eps=1e-5):
    return gamma * x * (np.mean(x * x, -1)[..., None] + TINY) ** -0.5
