"""The mistake layer_computes_in_float32, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    z, scale, shift = np.float32(x), np.asarray(gamma, "f4"), np.array(beta, dtype="single")
    d = z - z.mean(-1)[..., None]
    return scale * (d / np.sqrt(np.mean(d * d, -1)[..., None] + eps)) + shift


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
