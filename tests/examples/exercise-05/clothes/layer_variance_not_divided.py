"""The mistake layer_variance_not_divided, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1, keepdims=True)
    norm2 = np.einsum("...i,...i->...", d, d)
    return d / np.sqrt(norm2 + eps)[..., None] * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
