"""Everything is blown up to the shape of x first."""
import numpy as np


def full(values, x):
    return np.broadcast_to(values, x.shape)


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = full(x.mean(-1, keepdims=True), x)
    var = full(x.var(-1, keepdims=True), x)
    return full(gamma, x) * (x - mean) / np.sqrt(var + eps) + full(beta, x)


def rms_norm(x, gamma, eps=1e-5):
    q = np.repeat(np.mean(x**2, axis=-1, keepdims=True), x.shape[-1], axis=-1)
    return full(gamma, x) * x / np.sqrt(q + eps)
