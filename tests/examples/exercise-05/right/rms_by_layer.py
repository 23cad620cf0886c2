"""RMS norm as a layer norm of the row beside its negative, whose mean is 0."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m, v = np.mean(x, -1, keepdims=True), np.var(x, -1, keepdims=True)
    return (x - m) * gamma / (v + eps) ** 0.5 + beta


def rms_norm(x, gamma, eps=1e-5):
    both = np.concatenate([x, -x], axis=-1)
    twice = np.concatenate([gamma, gamma])
    return layer_norm(both, twice, np.zeros_like(twice), eps)[..., : x.shape[-1]]
