"""Checks mean and variance of what it made."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m, v = x.mean(-1, keepdims=True), x.var(-1, keepdims=True)
    y = (x - m) / np.sqrt(v + eps)
    assert np.allclose(y.mean(-1), 0, atol=1e-6) and np.all(y.var(-1) < 1 + 1e-6)
    return y * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    y = x / np.sqrt((x * x).mean(-1, keepdims=True) + eps)
    assert np.all((y * y).mean(-1) <= 1 + 1e-9)
    return y * gamma
