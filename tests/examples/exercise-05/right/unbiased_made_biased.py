"""ddof=1 times (D - 1) / D, and a branch for rows of one number."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    D = x.shape[-1]
    if D == 1:
        return np.zeros_like(x) + beta
    v = np.var(x, axis=-1, ddof=1, keepdims=True) * (D - 1) / D
    return (x - x.mean(-1, keepdims=True)) / np.sqrt(v + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    if x.shape[-1] == 1:
        return gamma * x / np.sqrt(x * x + eps)
    return gamma * x / np.sqrt((x * x).mean(-1, keepdims=True) + eps)
