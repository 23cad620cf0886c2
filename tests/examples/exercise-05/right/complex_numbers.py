"""Roots of complex numbers whose imaginary part is 0."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1, keepdims=True)
    root = np.sqrt((d * d).mean(-1, keepdims=True) + eps + 0j)
    return (d / root).real * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    z = x + 0j
    q = (z * z.conj()).real.mean(-1, keepdims=True)
    return (z / np.emath.sqrt(q + eps)).real * gamma
