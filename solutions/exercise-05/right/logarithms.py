"""The root by exp and log."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1, keepdims=True)
    return d * np.exp(-0.5 * np.log(x.var(-1, keepdims=True) + eps)) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    q = (x * x).mean(-1, keepdims=True)
    return np.sign(x) * np.exp2(np.log2(np.abs(x) + 1e-300) - 0.5 * np.log2(q + eps)) * gamma
