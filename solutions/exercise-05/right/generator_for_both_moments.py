"""Mean and variance unpacked from a generator of two."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean, var = (f(x, axis=-1, keepdims=True) for f in (np.mean, np.var))
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    mean, var = map(lambda f: f(x, axis=-1, keepdims=True), [np.mean, np.var])
    return x / np.sqrt(mean**2 + var + eps) * gamma
