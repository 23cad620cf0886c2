"""Divides by the largest entry first, so that no square can overflow."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1, keepdims=True)
    top = np.maximum(np.abs(d).max(-1, keepdims=True), np.sqrt(eps))
    z = d / top
    return z / np.sqrt((z * z).mean(-1, keepdims=True) + eps / top**2) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    top = np.maximum(np.abs(x).max(-1, keepdims=True), np.sqrt(eps))
    z = x / top
    return z / np.sqrt((z * z).mean(-1, keepdims=True) + eps / top**2) * gamma
