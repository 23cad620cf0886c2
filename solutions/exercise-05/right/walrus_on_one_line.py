"""Walruses."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    return (d := x - x.mean(-1, keepdims=True)) / ((d * d).mean(-1, keepdims=True) + eps) ** 0.5 * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    return gamma * x / (q := (x * x).mean(-1, keepdims=True) + eps, np.sqrt(q))[1]
