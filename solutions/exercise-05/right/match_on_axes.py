"""A case for each number of axes."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    match x.ndim:
        case 1:
            return (x - x.mean()) / np.sqrt(x.var() + eps) * gamma + beta
        case 2:
            d = (x.T - x.mean(1)).T
            return (d.T / np.sqrt(x.var(1) + eps)).T * gamma + beta
        case 3:
            m, v = x.mean(2)[:, :, None], x.var(2)[:, :, None]
            return (x - m) / np.sqrt(v + eps) * gamma + beta
        case _:
            a, b, c, d = x.shape
            return layer_norm(x.reshape(a * b * c, d), gamma, beta, eps).reshape(a, b, c, d)


def rms_norm(x, gamma, eps=1e-5):
    if x.ndim == 1:
        return x / np.sqrt(x @ x / len(x) + eps) * gamma
    q = np.mean(x**2, axis=x.ndim - 1, keepdims=True)
    return x / np.sqrt(q + eps) * gamma
