"""mean and var of NumPy, keepdims."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta


def rms_norm(x, gamma, eps=1e-5):
    return x / np.sqrt(np.mean(np.square(x), axis=-1, keepdims=True) + eps) * gamma
