"""Equal entries are treated apart, though they need not be."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    flat = np.all(x == x[..., :1], axis=-1, keepdims=True)
    m, v = x.mean(-1, keepdims=True), x.var(-1, keepdims=True)
    return np.where(flat, beta, (x - m) / np.sqrt(v + eps) * gamma + beta)


def rms_norm(x, gamma, eps=1e-5):
    zero = ~x.any(axis=-1, keepdims=True)
    return np.where(zero, 0.0, x / np.sqrt(np.mean(x * x, -1, keepdims=True) + eps) * gamma)
