"""Sums, divided by D."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    *_, D = x.shape
    mu = x.sum(-1, keepdims=True) / D
    var = ((x - mu) ** 2).sum(-1, keepdims=True) / D
    return (x - mu) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    D = gamma.size
    return x * np.sqrt(D / ((x**2).sum(-1, keepdims=True) + D * eps)) * gamma
