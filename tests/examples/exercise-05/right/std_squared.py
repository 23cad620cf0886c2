"""The variance by way of the standard deviation; the inverse root is a factor."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    inv = (np.std(x, axis=-1, keepdims=True) ** 2 + eps) ** -0.5
    return (x - np.mean(x, axis=-1, keepdims=True)) * inv * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    inv = (np.mean(x**2, axis=-1, keepdims=True) + eps) ** -0.5
    return x * inv * gamma
